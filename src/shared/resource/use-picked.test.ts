import { describe, expect, it } from 'vitest'
import { LARGEST_PAGE } from '@contract/kernel/list-query'
import { leftOf, pagesOf, rowsToAsk } from '@/shared/resource/use-picked'

const MOST = 200
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))
const first = (count: number) => rows(count).map(({ id }) => id)
/** What a list of so many rows answers when all but the first few are selected. */
const selected = (all: number, taken: number) => {
  const except = first(taken)
  return leftOf(rows(Math.min(all, rowsToAsk(except, MOST))), except, MOST)
}

describe('the rows that were selected', () => {
  it('are all that is left of the list, however many were taken off', () => {
    const { rows: left, areTooMany } = selected(MOST + 30, 30)
    expect(left).toHaveLength(MOST)
    expect(areTooMany).toBe(false)
  })

  it('are too many where more are left than may be taken at once', () => {
    expect(selected(MOST + 31, 30).areTooMany).toBe(true)
    expect(selected(MOST + 1, 0).areTooMany).toBe(true)
  })

  it('are too many where a page cannot tell whether they are all', () => {
    const asked = 2 * LARGEST_PAGE
    const taken = asked - 100
    expect(selected(asked + 50, taken).areTooMany).toBe(true)
    expect(selected(asked - 1, taken).areTooMany).toBe(false)
  })
})

describe('the pages of a selection', () => {
  const picking = { key: 'id', sort: 'number', most: 500 }
  const ids = Array.from({ length: 502 }, () => crypto.randomUUID())
  const asked = (count: number) => pagesOf({ ids: ids.slice(0, count) }, {}, picking)
  const named = (count: number) =>
    asked(count).flatMap(({ filter }) => (filter?.['id'] as { values: string[] } | undefined)?.values ?? [])

  it('name each row once, one more than may be taken at most, and fit an address each', () => {
    expect([1, 200, 500, 502].map(count => named(count).length)).toEqual([1, 200, 500, 501])
    expect(new Set(named(500)).size).toBe(500)
    expect(asked(200)).toHaveLength(1)
    for (const { filter } of asked(502))
      expect(encodeURIComponent(JSON.stringify(filter)).length).toBeLessThan(14_000)
  })

  it('of a whole list go on where a page ends', () => {
    const whole = (most: number, except: string[]) =>
      pagesOf({ all: { except } }, { search: 'a' }, { ...picking, most }).map(({ start, end, search }) => [
        ...[start, end, search],
      ])
    expect(whole(200, [])).toEqual([[0, 201, 'a']])
    expect(whole(500, ids.slice(0, 9))).toEqual([
      [0, 500, 'a'],
      [500, 510, 'a'],
    ])
  })
})
