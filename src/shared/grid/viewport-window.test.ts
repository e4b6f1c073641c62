import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import cases from '@tests/cases/statusbar-cases.json'
import { viewportWindow } from '@/shared/grid/viewport-window'

describe('the rows asked for around those that are drawn', () => {
  it.each(cases.viewportWindow)(
    '$firstRendered to $lastRendered of $rowCount in pages of $pageSize, $bufferSize more: $first to $last',
    ({ first, last, ...rows }) => {
      expect(viewportWindow(rows)).toEqual({ first, last })
    },
  )

  it('holds all that is drawn, starts at a page and ends in the list', () => {
    const rows = fc.record({
      firstRendered: fc.nat(5_000),
      shown: fc.nat(200),
      pageSize: fc.integer({ min: 1, max: 500 }),
      bufferSize: fc.nat(500),
      beyond: fc.nat(5_000),
    })
    fc.assert(
      fc.property(rows, ({ firstRendered, shown, beyond, ...options }) => {
        const lastRendered = firstRendered + shown
        const rowCount = lastRendered + 1 + beyond
        const { first, last } = viewportWindow({ firstRendered, lastRendered, rowCount, ...options })
        expect(first % options.pageSize).toBe(0)
        expect(first).toBeLessThanOrEqual(firstRendered)
        expect(last).toBeGreaterThanOrEqual(lastRendered)
        expect(last).toBeLessThan(rowCount)
      }),
    )
  })
})
