import { describe, expect, it } from 'vitest'
import { LARGEST_PAGE } from '@contract/kernel/list-query'
import { MOST_BILLS } from '@contract/modules/accounting/payable-commands'
import { leftOf, rowsToAsk } from '@/features/expense/payables/use-picked-bills'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))
const first = (count: number) => rows(count).map(({ id }) => id)
/** What a list of so many bills answers when all but the first few are selected. */
const selected = (all: number, taken: number) => {
  const except = first(taken)
  return leftOf(rows(Math.min(all, rowsToAsk(except))), except)
}

describe('the bills that are to be paid', () => {
  it('are all that is left of the list, however many were taken off', () => {
    const { bills, areTooMany } = selected(MOST_BILLS + 30, 30)
    expect(bills).toHaveLength(MOST_BILLS)
    expect(areTooMany).toBe(false)
  })

  it('are refused where more are left than may be paid at once', () => {
    expect(selected(MOST_BILLS + 31, 30).areTooMany).toBe(true)
    expect(selected(MOST_BILLS + 1, 0).areTooMany).toBe(true)
  })

  it('are refused where a page cannot tell whether they are all', () => {
    const taken = LARGEST_PAGE - 100
    expect(selected(LARGEST_PAGE + 50, taken).areTooMany).toBe(true)
    expect(selected(LARGEST_PAGE - 1, taken).areTooMany).toBe(false)
  })
})
