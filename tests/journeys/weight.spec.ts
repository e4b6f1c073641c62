import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '@tests/support/costed-test'

const WEB = join(import.meta.dirname, '../../dist/web')
/** A class name that the grid writes into the page, and so stands in its code alone. */
const GRID = 'ag-root-wrapper'

const html = readFileSync(join(WEB, 'index.html'), 'utf8')
const named = (attribute: string) => new RegExp(`${attribute}="([^"]+)"`).exec(html)?.[1] ?? ''
const ahead = JSON.parse(readFileSync(join(WEB, named('data-pages')), 'utf8')) as {
  files: string[]
  pages: [path: string, files: number[], grid: number[], record: number[]][]
}
const atStart = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file ?? '')
const frame = named('data-frame').split(' ')

function ownOf(path: string): string[] {
  const numbers = ahead.pages.find(([known]) => known === path)?.[1] ?? []
  return numbers.map(number => ahead.files[number] ?? '').filter(file => file.endsWith('.js'))
}
const pageOf = (path: string) => [...atStart, ...frame.filter(file => file.endsWith('.js')), ...ownOf(path)]

/** As it travels; headers come on top, some 1.1 kB a file. */
function kilobytes(files: readonly string[]): number {
  const sizes = files.map(file => {
    const place = join(WEB, file)
    return statSync(existsSync(`${place}.br`) ? `${place}.br` : place).size
  })
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10
}

/**
 * What these pages weighed when they were last looked at, and a little: more is a decision, not an accident. Beside the
 * scripts without the grid: all files that come before the first rows, grid and styles too, and those with a record.
 */
const BUDGETS: [path: string, kilobytes: number, files: number, withRecord?: number][] = [
  ['/', 204, 15],
  ['/settings/users', 223.5, 19],
  ['/buyer-management/prospect', 224, 20, 31],
]

const ofNumbers = (numbers: readonly number[] = []) => numbers.map(number => ahead.files[number] ?? '')
const styles = [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file]) => file ?? '')

for (const [path, budget, files, withRecord = files] of BUDGETS)
  test(`${path}: scripts of no more than ${budget} kB, ${files} files with all that belongs to them`, () => {
    expect(pageOf(path).length).toBeGreaterThan(atStart.length + 4)
    expect(kilobytes(pageOf(path))).toBeLessThanOrEqual(budget)
    const [, own, grid, record] = ahead.pages.find(([known]) => known === path) ?? []
    const first = [...atStart, ...styles, ...frame, ...ofNumbers(own), ...ofNumbers(grid)]
    expect(first.length).toBeLessThanOrEqual(files)
    expect(new Set([...first, ...ofNumbers(record)]).size).toBeLessThanOrEqual(withRecord)
  })

test('the scripts of the sign-in page weigh no more than 117 kB', () => {
  expect(kilobytes([...atStart, ...ownOf('/login')])).toBeLessThanOrEqual(117)
})

/** Of this build: the files of the one before lie beside them. */
const [made = []] = JSON.parse(readFileSync(join(WEB, '../web-builds.json'), 'utf8')) as string[][]
const assets = (ending: string) => made.filter(file => file.endsWith(ending)).map(file => `assets/${file}`)
const read = (file: string) => readFileSync(join(WEB, file), 'utf8')
/** What may stand behind a sibling without a name, class or attribute of its own: any element of a grid. */
const ANY_SIBLING = /[\w\])*]\s*[+~]\s*(?:\*|:(?:not|where|is|has|nth|first|last|only|empty)\b)[^{}]*\{/g

test('no style rule makes the browser restyle a grid whenever one of its rows comes or goes', () => {
  const sheets = [...assets('.css'), ...assets('.js').filter(file => read(file).includes(GRID))]
  expect(sheets.length).toBeGreaterThan(10)
  const found = sheets.flatMap(
    file =>
      read(file)
        .match(ANY_SIBLING)
        ?.map(rule => `${file} ${rule}`) ?? [],
  )
  expect(found).toEqual([])
})

test('no screen has the grid among what it needs at first: on a phone it never comes', () => {
  const holds = (file: string) => read(file).includes(GRID)
  const grids = assets('.js').filter(holds)
  expect(grids.length).toBeGreaterThan(0)
  const needed = new Set(ahead.pages.flatMap(([path]) => pageOf(path)))
  expect([...needed].filter(holds)).toEqual([])
})
