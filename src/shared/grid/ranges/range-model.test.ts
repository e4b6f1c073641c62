import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOf, cellsIn, mergedLines } from '@/shared/grid/ranges/range-blocks'
import { extended, holds, onColumns, rangeBetween, subtracted } from '@/shared/grid/ranges/range-model'
import type { CellPlace, CellRange } from '@/shared/grid/ranges/range-types'
import {
  allRows,
  edgeRow,
  linesBetween,
  nextRow,
  placeOf,
  type Extents,
} from '@/shared/grid/ranges/row-lines'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const EXTENTS: Extents = { top: 2, body: 12, bottom: 1 }
const LINES = 15

const place = fc.nat(LINES - 1).map(line => placeOf(line, EXTENTS))
const cell: fc.Arbitrary<CellPlace> = fc
  .tuple(place, fc.constantFrom(...ORDER))
  .map(([row, column]) => ({ ...row, column }))
const range: fc.Arbitrary<CellRange> = fc
  .tuple(cell, cell)
  .map(([anchor, head]) => rangeBetween(anchor, head, ORDER))
const ranges = fc.array(range, { maxLength: 5 })

/** The cells of ranges one by one: what every clever way must come to. */
function cellsOf(list: readonly CellRange[], extents = EXTENTS): Set<string> {
  const cells = new Set<string>()
  for (let line = 0; line < extents.top + extents.body + extents.bottom; line += 1)
    for (const column of ORDER)
      if (list.some(one => holds(one, line, column, extents))) cells.add(`${line}${column}`)
  return cells
}

describe('ranges of cells', () => {
  it('are the same wherever one begins to draw them', () => {
    fc.assert(
      fc.property(cell, cell, (a, b) => {
        expect(cellsOf([rangeBetween(a, b, ORDER)])).toEqual(cellsOf([rangeBetween(b, a, ORDER)]))
      }),
    )
  })

  it('keep their anchor when their head goes elsewhere', () => {
    fc.assert(
      fc.property(range, cell, (one, head) => {
        const next = extended(one, head, ORDER)
        expect([next.anchor, next.anchorColumn]).toEqual([one.anchor, one.anchorColumn])
        expect(cellsOf([next]).has(`${linesBetween(head, head, EXTENTS).low}${head.column}`)).toBe(true)
      }),
    )
  })

  it('lose exactly the cells that are taken out of them', () => {
    fc.assert(
      fc.property(ranges, range, (list, cut) => {
        const out = cellsOf([cut])
        const expected = [...cellsOf(list)].filter(one => !out.has(one))
        expect([...cellsOf(subtracted(list, cut, EXTENTS))].sort()).toEqual(expected.sort())
      }),
    )
  })

  it('are cut into the piece above, those beside and the piece below', () => {
    const whole = rangeBetween(
      { pinned: null, index: 0, column: 'a' },
      { pinned: null, index: 4, column: 'c' },
      ORDER,
    )
    const hole = rangeBetween(
      { pinned: null, index: 2, column: 'b' },
      { pinned: null, index: 2, column: 'b' },
      ORDER,
    )
    const pieces = subtracted([whole], hole, { top: 0, body: 10, bottom: 0 })
    expect(pieces.map(one => [one.anchor.index, one.head.index, one.columns.join('')])).toEqual([
      [0, 1, 'abc'],
      [2, 2, 'ac'],
      [3, 4, 'abc'],
    ])
  })

  it('become blocks that share no cell and leave none out', () => {
    fc.assert(
      fc.property(ranges, list => {
        const blocks = blocksOf(list, EXTENTS)
        const cells = blocks.flatMap(({ low, high, columns }) =>
          Array.from({ length: high - low + 1 }, (_, n) =>
            columns.map(column => `${low + n}${column}`),
          ).flat(),
        )
        expect(new Set(cells).size).toBe(cells.length)
        expect(cellsIn(blocks)).toBe(cells.length)
        expect(cells.sort()).toEqual([...cellsOf(list)].sort())
      }),
    )
  })

  it('lose hidden columns for good, and take in none that was moved between theirs', () => {
    fc.assert(
      fc.property(ranges, fc.shuffledSubarray(ORDER), (list, shown) => {
        const fitted = onColumns(list, shown)
        const hidden = ORDER.filter(column => !shown.includes(column))
        const expected = [...cellsOf(list)].filter(one => !hidden.some(column => one.endsWith(column)))
        expect([...cellsOf(fitted)].sort()).toEqual(expected.sort())
        for (const one of fitted) {
          expect(one.columns).toEqual(shown.filter(column => one.columns.includes(column)))
          expect(one.columns).toContain(one.anchorColumn)
          expect(one.columns).toContain(one.headColumn)
        }
      }),
    )
  })

  it('shrink with the list and come back with it', () => {
    const one = rangeBetween(
      { pinned: null, index: 8, column: 'a' },
      { pinned: null, index: 10, column: 'a' },
      ORDER,
    )
    expect(cellsOf([one]).size).toBe(3)
    expect(cellsOf([one], { top: 2, body: 9, bottom: 1 }).size).toBe(1)
    expect(cellsOf([one], { top: 2, body: 3, bottom: 1 }).size).toBe(0)
    expect(cellsOf([one], EXTENTS).size).toBe(3)
  })
})

describe('rows', () => {
  it('are stepped through over all three parts, and end at the ends', () => {
    let row = placeOf(0, EXTENTS)
    const seen = [row]
    for (let step = 0; step < LINES; step += 1) {
      row = nextRow(row, 1, EXTENTS)
      seen.push(row)
    }
    expect(seen.slice(0, LINES)).toEqual(Array.from({ length: LINES }, (_, line) => placeOf(line, EXTENTS)))
    expect(seen[LINES]).toEqual(placeOf(LINES - 1, EXTENTS))
    expect(nextRow(placeOf(0, EXTENTS), -1, EXTENTS)).toEqual(placeOf(0, EXTENTS))
  })

  it('have their edge at the last row that scrolls', () => {
    expect(edgeRow({ pinned: null, index: 3 }, 1, EXTENTS)).toEqual({ pinned: null, index: 11 })
    expect(edgeRow({ pinned: null, index: 3 }, -1, EXTENTS)).toEqual({ pinned: null, index: 0 })
    expect(edgeRow({ pinned: 'top', index: 1 }, 1, EXTENTS)).toEqual({ pinned: 'top', index: 1 })
  })

  it('are all there are', () => {
    expect(allRows(EXTENTS)).toEqual({
      first: { pinned: 'top', index: 0 },
      last: { pinned: 'bottom', index: 0 },
    })
    expect(allRows({ top: 0, body: 0, bottom: 0 })).toBeNull()
  })

  it('merge where they touch', () => {
    expect(
      mergedLines([
        { low: 5, high: 6 },
        { low: 1, high: 2 },
        { low: 3, high: 3 },
        { low: 9, high: 8 },
      ]),
    ).toEqual([
      { low: 1, high: 3 },
      { low: 5, high: 6 },
    ])
  })
})
