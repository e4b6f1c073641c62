import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessMinute, minuteOf } from '@contract/kernel/calendar'
import { dueAt, nextTimer, requestExpiresAt } from '@contract/modules/approvals/step-clock.rules'
import {
  addOpenMinutes,
  nextOpenMinute,
  openMinutesBetween,
  type WorkingHours,
} from '@contract/modules/approvals/working-hours.rules'

/** Monday to Friday, 8 to 17; Monday 31 August 2026 is a holiday. */
const hours: WorkingHours = {
  workdays: 0b0111110,
  open: 480,
  close: 1020,
  holidays: new Set(['2026-08-31']),
}
const at = (date: string, hour: number, minute = 0) => minuteOf(date, hour * 60 + minute)

describe('the working clock', () => {
  it('opens at the next opening, past the weekend and the holiday', () => {
    expect(nextOpenMinute(at('2026-08-28', 9), hours)).toBe(at('2026-08-28', 9))
    expect(nextOpenMinute(at('2026-08-28', 7), hours)).toBe(at('2026-08-28', 8))
    expect(nextOpenMinute(at('2026-08-28', 17), hours)).toBe(at('2026-09-01', 8))
  })

  it('counts open minutes only', () => {
    expect(addOpenMinutes(at('2026-08-28', 16), 120, hours)).toBe(at('2026-09-01', 9))
    expect(openMinutesBetween(at('2026-08-28', 16), at('2026-09-01', 9), hours)).toBe(120)
    expect(addOpenMinutes(at('2026-08-28', 8), 540, hours)).toBe(at('2026-08-28', 17))
    expect(openMinutesBetween(at('2026-08-29', 9), at('2026-08-30', 9), hours)).toBe(0)
  })

  it('says so when it never opens', () => {
    expect(() => nextOpenMinute(0, { ...hours, workdays: 0 })).toThrow(RangeError)
  })

  it('finds as many open minutes as were added, wherever it starts', () => {
    const start = minuteOf('2026-08-01')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 5000 }), (from, open) => {
        const end = addOpenMinutes(start + from, open, hours)
        expect(openMinutesBetween(start + from, end, hours)).toBe(open)
        expect(end).toBeGreaterThanOrEqual(start + from)
      }),
    )
  })
})

describe('the clock of a step', () => {
  const step = {
    sla_hours: 48,
    on_timeout: 'remind' as const,
    activated_at: '2026-08-27T06:00:00Z',
    reminded: 0,
  }
  const manila = (instant: string) => businessMinute(instant)

  it('is due after two working days: Thursday 14:00, over weekend and holiday, Tuesday 14:00', () => {
    expect(manila(dueAt(step, hours))).toBe(at('2026-09-01', 14))
  })

  it('does at the next opening what is due in the evening', () => {
    expect(manila(dueAt({ ...step, activated_at: '2026-08-24T12:00:00Z' }, hours))).toBe(at('2026-08-27', 8))
  })

  it('reminds after 24 and 48 hours, then escalates', () => {
    const timers = [0, 1, 2].map(reminded => nextTimer({ ...step, reminded }, hours))
    expect(timers.map(timer => [timer.action, manila(timer.at)])).toEqual([
      ['remind', at('2026-08-28', 14)],
      ['remind', at('2026-09-01', 14)],
      ['escalate', at('2026-09-02', 14)],
    ])
  })

  it.each([
    ['escalate', 'escalate'],
    ['skip_with_note', 'skip'],
  ] as const)('after its reminder does %s when due', (on_timeout, action) => {
    expect(nextTimer({ ...step, on_timeout }, hours).action).toBe('remind')
    expect(nextTimer({ ...step, on_timeout, reminded: 1 }, hours)).toEqual({ at: dueAt(step, hours), action })
    expect(nextTimer({ ...step, on_timeout, sla_hours: 8 }, hours).action).toBe(action)
  })

  it('ends a request that nobody answers after thirty days', () => {
    expect(requestExpiresAt('2026-08-27T06:00:00Z')).toBe('2026-09-26T06:00:00.000Z')
  })
})
