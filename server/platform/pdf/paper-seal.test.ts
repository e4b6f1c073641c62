import { inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { LOCALE_CODES } from '@contract/kernel/locales'
import { renderPaper } from '@server/platform/pdf/render-paper'
import { pdfText } from '@tests/support/pdf-text'

const URL = 'https://portal.test/verify/Ab3_Ab3-Ab3_Ab3-Ab3_Ab'
const head = {
  company: { legal_name: 'Landmark', trade_name: null, tin: null, address: null, phone: null, email: null },
  printed_by: null,
  printed_at: '2026-11-21T20:30:00Z',
}

/** The squares that a paper draws, as its content says, from the top left. */
function squaresOf(pdf: Buffer): { x: number; y: number; side: number }[] {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].flatMap(([, bytes = '']) => {
    try {
      return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const drawn = streams.join('\n').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)
  return [...drawn].flatMap(([, x, y, width, height]) =>
    width === height ? [{ x: Number(x), y: Number(y), side: Number(width) }] : [],
  )
}

/** What a camera would see of it, eight points a square and some paper around. */
function scanned(pdf: Buffer): string {
  const squares = squaresOf(pdf)
  const side = squares[0]?.side ?? 1
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))]
  const places = squares.map(({ x, y }) => [Math.round((x - left) / side), Math.round((y - top) / side)])
  const [scale, border] = [8, 4]
  const across = (Math.max(...places.flat()) + 1 + 2 * border) * scale
  const data = new Uint8Array(across * across * 4).fill(255)
  for (const [x = 0, y = 0] of places)
    for (let down = 0; down < scale; down += 1)
      for (let step = 0; step < scale; step += 1) {
        const at = (((y + border) * scale + down) * across + (x + border) * scale + step) * 4
        data.fill(0, at, at + 3)
      }
  return decodeQR({ width: across, height: across, data })
}

it.each(LOCALE_CODES)('the code on a paper leads to its check, and so do its words (%s)', async locale => {
  const seal = { url: URL, hash: '0123456789abcdef' }
  const pdf = await renderPaper({ locale, title: 'Paper', head, seal, blocks: [] })
  expect(scanned(pdf)).toBe(URL)
  const words = (await pdfText(pdf)).join('').replaceAll(/\s/g, '')
  expect(words).toContain(URL)
  expect(words).toContain('0123456789abcdef')
})

it('moves to a page of its own where the last one is full', async () => {
  const rows = Array.from({ length: 36 }, (_, index) => [String(index), '1.00'])
  const columns = [
    { label: 'No', share: 1 },
    { label: 'Amount', share: 1, isFigure: true },
  ]
  const table = { kind: 'table' as const, columns, rows }
  const paper = { locale: 'en' as const, title: 'Paper', head, blocks: [table] }
  const plain = await pdfText(await renderPaper(paper))
  const pages = await pdfText(await renderPaper({ ...paper, seal: { url: URL, hash: '0123456789abcdef' } }))
  expect(pages.filter(page => page.includes(URL))).toHaveLength(1)
  expect(pages.length).toBeGreaterThanOrEqual(plain.length)
})
