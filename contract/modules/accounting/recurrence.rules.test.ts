import { describe, expect, it } from 'vitest'
import { checkRecurrence, nextRecurrence, reversalDay } from '@contract/modules/accounting/recurrence.rules'

describe('a recurring entry', () => {
  const monthEnd = { recurs_from: '2026-01-31', recurs_until: '2026-04-30' }

  it('comes on the last day of a shorter month, and on its own day again after that', () => {
    expect(nextRecurrence(monthEnd, '2026-01-01')).toBe('2026-01-31')
    expect(nextRecurrence(monthEnd, '2026-02-01')).toBe('2026-02-28')
    expect(nextRecurrence(monthEnd, '2026-03-01')).toBe('2026-03-31')
  })

  it('comes on its last day and not after it', () => {
    expect(nextRecurrence(monthEnd, '2026-04-30')).toBe('2026-04-30')
    expect(nextRecurrence(monthEnd, '2026-05-01')).toBeNull()
    expect(nextRecurrence({ recurs_from: null, recurs_until: null }, '2026-05-01')).toBeNull()
  })

  it('refuses an end without a start, and one before it', () => {
    expect(checkRecurrence({ recurs_from: null, recurs_until: '2026-05-01' })[0]?.path).toBe('recurs_from')
    expect(checkRecurrence({ recurs_from: '2026-05-02', recurs_until: '2026-05-01' })[0]?.code).toBe(
      'dates_reversed',
    )
    expect(checkRecurrence(monthEnd)).toEqual([])
  })

  it('is undone on the first day of the next month, across a year', () => {
    expect(reversalDay('2026-12-31')).toBe('2027-01-01')
    expect(reversalDay('2026-02-01')).toBe('2026-03-01')
  })
})
