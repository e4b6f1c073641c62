import PDFDocument from 'pdfkit'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const WHOLE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const OURS = 'src/shared/theme/fonts/inter-latin.woff2'
const SOURCE = readFileSync('src/shared/theme/_fonts.scss', 'utf8')

/** Each character of the range that the style sheet gives to this file. */
function charactersOf(range: string): string[] {
  return [...range.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) =>
        String.fromCodePoint(from + at),
      )
    },
  )
}

it('the smaller file of Latin has every character that the package’s has, each as wide as there, alone and in pairs', () => {
  const characters = charactersOf(/'latin': \(([^)]+)\)/.exec(SOURCE)?.[1] ?? '')
  expect(characters.length).toBeGreaterThan(300)
  const [whole, ours] = [WHOLE, OURS].map(file => new PDFDocument({ font: file }))
  const texts = characters.flatMap(one => [one, `A${one}V`, `1${one}7`])
  const differ = texts.filter(text => whole?.widthOfString(text) !== ours?.widthOfString(text))
  expect(differ).toEqual([])
})
