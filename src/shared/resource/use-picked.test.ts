import { describe, expect, it } from 'vitest'
import { LARGEST_PAGE } from '@contract/kernel/list-query'
import { leftOf, rowsToAsk } from '@/shared/resource/use-picked'

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
    const taken = LARGEST_PAGE - 100
    expect(selected(LARGEST_PAGE + 50, taken).areTooMany).toBe(true)
    expect(selected(LARGEST_PAGE - 1, taken).areTooMany).toBe(false)
  })
})
