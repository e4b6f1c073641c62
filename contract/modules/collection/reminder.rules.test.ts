import { describe, expect, it } from 'vitest'
import { isReminderDue, type ReminderStanding } from '@contract/modules/collection/reminder.rules'

const terms = { after: 7, every: 14, most: 2 }
// Any day: nothing here knows what day it is.
const never: ReminderStanding = {
  ...{ due_on: '2026-03-01', count: 0, last_on: null, settled_on: null, is_promised: false },
}
const due = (more: Partial<ReminderStanding>, today: string) =>
  isReminderDue({ ...never, ...more }, today, terms)

describe('A developer is reminded', () => {
  it('the first time so many days after the due day, not before', () => {
    expect([due({}, '2026-03-07'), due({}, '2026-03-08'), due({}, '2026-04-01')]).toEqual([false, true, true])
  })

  it('again so many days after the last time, and no more often than the most', () => {
    const once = { count: 1, last_on: '2026-03-08' }
    expect([due(once, '2026-03-21'), due(once, '2026-03-22')]).toEqual([false, true])
    expect(due({ count: 2, last_on: '2026-03-22' }, '2026-12-31')).toBe(false)
  })

  it('never while it has promised to pay', () => {
    expect(due({ is_promised: true }, '2026-03-20')).toBe(false)
  })

  it('not soon after it has paid a part', () => {
    const paid = { settled_on: '2026-03-06' }
    expect([due(paid, '2026-03-19'), due(paid, '2026-03-20')]).toEqual([false, true])
  })

  it('never where the company sends no reminders', () => {
    expect(isReminderDue(never, '2026-12-31', { ...terms, most: 0 })).toBe(false)
  })
})
