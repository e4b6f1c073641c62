import { describe, expect, it } from 'vitest'
import { HOLIDAYS_2026 } from '@contract/modules/leave/holidays-2026'
import { SEED_LEAVE_TYPES } from '@contract/modules/leave/statutory-leave-types'
import { MONDAY_TO_FRIDAY } from '@contract/modules/leave/work-calendar.rules'
import { mayBeAsked, previewOf, type PreviewFacts } from '@/features/leave/ask-preview'

function typeOf(code: string) {
  const type = SEED_LEAVE_TYPES.find(each => each.code === code)
  if (!type) throw new Error(`no leave type ${code}`)
  return type
}
const facts = (code: string, more: Partial<PreviewFacts> = {}): PreviewFacts => ({
  type: typeOf(code),
  calendar: MONDAY_TO_FRIDAY,
  holidays: HOLIDAYS_2026,
  place: { ou_id: 'CEB', area_ids: [] },
  applicant: {
    date_hired: '2020-01-06',
    employment_type: 'regular',
    sex: 'female',
    civil_status: 'single',
    solo_parent_id_valid_to: null,
    events_taken: 0,
    other_paid_days: 0,
  },
  taken: [],
  available: () => 1000,
  ...more,
})
const WEEK = { date_from: '2026-08-28', date_to: '2026-09-02', half_day: 'last_day_am' } as const

describe('what a request would come to', () => {
  it('EX-19 tells each day and why it counts, and what is left after', () => {
    const preview = previewOf(WEEK, facts('VL'), false)
    expect(preview?.total).toBe(250)
    expect(preview?.days.map(({ on, charged, holiday }) => [on.slice(5), charged, holiday])).toEqual([
      ['08-28', 100, null],
      ['08-29', 0, null],
      ['08-30', 0, null],
      ['08-31', 0, 'National Heroes Day'],
      ['09-01', 100, null],
      ['09-02', 50, null],
    ])
    expect(preview?.balances).toEqual([{ year: 2026, before: 1000, after: 750 }])
    expect(preview && mayBeAsked(preview)).toBe(true)
  })

  it('EX-19 refuses a half day on the holiday, and still shows the days', () => {
    const span = { ...WEEK, date_from: '2026-08-31', half_day: 'first_day_pm' } as const
    const preview = previewOf(span, facts('VL'), false)
    expect(preview?.problem).toBe('half_day_on_free_day')
    expect(preview?.days[0]?.holiday).toBe('National Heroes Day')
    expect(preview && mayBeAsked(preview)).toBe(false)
  })

  it('EX-21 takes from two balances over New Year’s Eve', () => {
    const span = { date_from: '2026-12-28', date_to: '2027-01-05', half_day: 'none' } as const
    const holidays = [
      ...HOLIDAYS_2026,
      { ...HOLIDAYS_2026[0], on: '2027-01-01' } as (typeof HOLIDAYS_2026)[0],
    ]
    const preview = previewOf(span, facts('VL', { holidays }), false)
    expect(preview?.balances).toEqual([
      { year: 2026, before: 1000, after: 800 },
      { year: 2027, before: 1000, after: 800 },
    ])
  })

  it('EX-24 asks for the tick where the balance is too small, and then says which part is unpaid', () => {
    const span = { date_from: '2026-09-01', date_to: '2026-09-01', half_day: 'none' } as const
    const scarce = facts('SIL', { available: () => 50 })
    const refused = previewOf(span, scarce, false)
    expect(refused?.split).toEqual({ ok: false, problem: 'balance_too_small', missing: 50 })
    expect(refused && mayBeAsked(refused)).toBe(false)
    const ticked = previewOf(span, scarce, true)
    expect(ticked?.split).toMatchObject({ ok: true, paid_days: 50, unpaid_days: 50 })
    expect(ticked?.balances).toEqual([{ year: 2026, before: 50, after: 0 }])
    expect(ticked?.days[0]?.paid).toBe(50)
  })

  it('names conditions that are not met and dates that are taken', () => {
    const taken = [{ on: '2026-09-01', part: 'full', fraction: 100 }] as const
    const preview = previewOf(WEEK, facts('PATERNITY', { taken }), false)
    expect(preview?.conditions).toEqual(['sex_not_eligible', 'married_only'])
    expect(preview?.clashes).toEqual(['2026-09-01'])
    expect(preview?.balances).toEqual([])
  })

  it('says nothing before both dates are known', () => {
    expect(previewOf({ ...WEEK, date_to: '09' }, facts('VL'), false)).toBeNull()
  })
})
