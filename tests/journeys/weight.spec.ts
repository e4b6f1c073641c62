import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '@tests/support/costed-test'

const WEB = join(import.meta.dirname, '../../dist/web')
/** A class name that the grid writes into the page, and so stands in its code alone. */
const GRID = 'ag-root-wrapper'

const html = readFileSync(join(WEB, 'index.html'), 'utf8')
const named = (attribute: string) => new RegExp(`${attribute}="([^"]+)"`).exec(html)?.[1] ?? ''
const ahead = JSON.parse(readFileSync(join(WEB, 'pages/pages.json'), 'utf8')) as {
  files: string[]
  pages: [path: string, own: number[], grid: number[], record: number[], list: number[], cards: number[]][]
}
const atStart = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file ?? '')
const frame = named('data-frame').split(' ')

function ownOf(path: string): string[] {
  const [, own = [], , , list = []] = ahead.pages.find(([known]) => known === path) ?? []
  return [...own, ...list].map(number => ahead.files[number] ?? '').filter(file => file.endsWith('.js'))
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
 * What each page weighed when it was last looked at, and one kilobyte and one file more, as what all pages share grows by
 * tenths: more is a decision, not an accident. Kilobytes of the scripts without the grid, and all files that come before
 * the first rows, grid and styles too; a third number counts those that come before a record that the address names,
 * ahead of list and grid.
 */
type PageBudget = [kilobytes: number, files: number, withRecord?: number]
const BUDGETS = JSON.parse(readFileSync(join(import.meta.dirname, '../page-budgets.json'), 'utf8')) as Record<
  string,
  PageBudget
>

const ofNumbers = (numbers: readonly number[] = []) => numbers.map(number => ahead.files[number] ?? '')
const styles = [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file]) => file ?? '')

function weightOf([path, own, grid, record, list]: (typeof ahead.pages)[number]): Required<PageBudget> {
  const first = [...atStart, ...styles, ...frame, ...ofNumbers(own)]
  const all = [...first, ...ofNumbers(record)]
  return [
    kilobytes(pageOf(path)),
    first.length + list.length + grid.length,
    record.length > 0 ? new Set(all).size : 0,
  ]
}

test('each page has its budget of bytes and files in tests/page-budgets.json, and no budget is of a page that is gone', () => {
  expect(Object.keys(BUDGETS).toSorted()).toEqual([...new Set(ahead.pages.map(([path]) => path))].toSorted())
})

test('no page asks for more kilobytes or files before its first rows than its budget has', () => {
  expect(pageOf('/').length).toBeGreaterThan(atStart.length + 4)
  const tooHeavy = ahead.pages.flatMap(page => {
    const [budget = 0, files = 0, withRecord = files] = BUDGETS[page[0]] ?? []
    const [weight, count, all] = weightOf(page)
    return weight > budget || count > files || all > withRecord
      ? [
          `${page[0]}: ${weight} kB, ${count} files, ${all} with a record, for ${budget}, ${files}, ${withRecord}`,
        ]
      : []
  })
  expect(tooHeavy).toEqual([])
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

test('no record is held up by what finds a place for menus and tooltips', () => {
  const places = (file: string) => read(file).includes('data-popper-placement')
  expect(assets('.js').filter(places)).toHaveLength(1)
  const ofRecords = new Set(ahead.pages.flatMap(([, , , record]) => ofNumbers(record)))
  expect(ofRecords.size).toBeGreaterThan(10)
  expect([...ofRecords].filter(file => file.endsWith('.js')).filter(places)).toEqual([])
})
