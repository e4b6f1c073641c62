import { describe, expect, it } from 'vitest'
import { HOLIDAYS_2026 } from '@contract/modules/leave/holidays-2026'
import type { PreviewLeave } from '@contract/modules/leave/leave-request.calls'
import type { LeaveChoices } from '@contract/modules/leave/leave.views'
import { localPreview } from '@/features/leave/ask/local-preview'
import { doubleOf } from '@tests/support/double-of'

const TYPE = 'the-type'
const balance = (year: number, available: string) => ({
  year,
  entitled: available,
  reserved: '0.00',
  used: '0.00',
  available,
})

/** Of the choices only what is counted by. */
function choices(available: string, saturday: 0 | 50 = 0): LeaveChoices {
  return doubleOf({
    types: [
      {
        id: TYPE,
        day_basis: 'working',
        allow_half_day: true,
        is_paid: true,
        keeps_balance: true,
        balances: [balance(2026, available), balance(2027, available)],
      },
    ],
    facts: {
      calendar: { workdays: 62, saturday },
      holidays: [...HOLIDAYS_2026, { ...HOLIDAYS_2026[0], on: '2027-01-01' }],
      place: { ou_id: 'CEB', area_ids: [] },
    },
  })
}
const WEEK = { date_from: '2026-08-28', date_to: '2026-09-02', half_day: 'last_day_am', hours: null } as const
const asked = (span: object): PreviewLeave => ({ leave_type_id: TYPE, ...span }) as PreviewLeave

describe('what a request would come to', () => {
  it('EX-19 tells each day and why it counts, and what is left after', () => {
    const preview = localPreview(asked(WEEK), choices('10.00'))
    expect(preview?.total).toBe('2.50')
    expect(preview?.days.map(({ on, charged, holiday }) => [on.slice(5), charged, holiday])).toEqual([
      ['08-28', '1.00', null],
      ['08-29', '0.00', null],
      ['08-30', '0.00', null],
      ['08-31', '0.00', 'National Heroes Day'],
      ['09-01', '1.00', null],
      ['09-02', '0.50', null],
    ])
    expect(preview?.balances).toEqual([{ year: 2026, available: '10.00', after: '7.50' }])
    const whole = { ...WEEK, half_day: 'none' }
    expect(localPreview(asked(whole), choices('10.00', 50))?.total).toBe('3.50')
  })

  it('EX-19 counts nothing for a half day on the holiday, and still shows the days', () => {
    const preview = localPreview(
      asked({ ...WEEK, date_from: '2026-08-31', half_day: 'first_day_pm' }),
      choices('10.00'),
    )
    expect(preview?.total).toBe('0.00')
    expect(preview?.days[0]?.holiday).toBe('National Heroes Day')
  })

  it('EX-21 takes from two balances over New Year’s Eve', () => {
    const span = { date_from: '2026-12-28', date_to: '2027-01-05', half_day: 'none', hours: null }
    expect(localPreview(asked(span), choices('10.00'))?.balances).toEqual([
      { year: 2026, available: '10.00', after: '8.00' },
      { year: 2027, available: '10.00', after: '8.00' },
    ])
  })

  it('EX-24 says which part the balance does not cover', () => {
    const day = { date_from: '2026-09-01', date_to: '2026-09-01', half_day: 'none', hours: null }
    const preview = localPreview(asked(day), choices('0.50'))
    expect([preview?.paid_days, preview?.unpaid_days]).toEqual(['0.50', '0.50'])
    expect(preview?.days[0]?.paid).toBe('0.50')
    expect(preview?.balances).toEqual([{ year: 2026, available: '0.50', after: '0.00' }])
  })
})
