import { z } from 'zod'
import { addDays, type DateText } from '@contract/kernel/dates'
import {
  chargedByYear,
  countDays,
  type DayCount,
  type DayRules,
  type HalfDay,
} from '@contract/modules/leave/day-count.rules'
import { daysText, parseDays } from '@contract/people/days.rules'
import { MONDAY_TO_FRIDAY } from '@contract/people/work-calendar.rules'
import { driver, one } from '@tests/support/vector-driver'

const leaveCase = z.strictObject({
  from: z.string(),
  to: z.string(),
  halfOn: z.string().optional(),
  saturday: z.enum(['0', '0.5', '1']).optional(),
  days: z.string().optional(),
  byYear: z.record(z.string(), z.string()).optional(),
  error: z.literal('half_day_on_non_working_day').optional(),
})
type LeaveCase = z.infer<typeof leaveCase>

const SATURDAYS = { '0': 0, '0.5': 50, '1': 100 } as const

const rulesOf = (holidays: readonly DateText[], { saturday = '0' }: LeaveCase): DayRules => ({
  basis: 'working',
  allow_half_day: true,
  calendar: { ...MONDAY_TO_FRIDAY, saturday: SATURDAYS[saturday] },
  holidays: holidays.map(on => ({ on, name: on, kind: 'regular', ou_id: null, area_id: null })),
  place: { ou_id: 'CEB', area_ids: [] },
})

/** A half day inside a leave is the first one of its second part: nobody can ask for it in one request. */
function countOf({ from, to, halfOn }: LeaveCase, rules: DayRules): DayCount {
  const count = (date_from: DateText, half_day: HalfDay) =>
    countDays({ date_from, date_to: to, half_day }, rules)
  if (halfOn === undefined) return count(from, 'none')
  if (halfOn === from) return count(from, from === to ? 'single_pm' : 'first_day_pm')
  if (halfOn === to) return count(from, 'last_day_am')
  const before = countDays({ date_from: from, date_to: addDays(halfOn, -1), half_day: 'none' }, rules)
  const after = count(halfOn, 'first_day_pm')
  if (!before.ok || !after.ok) return after.ok ? before : after
  return { ok: true, days: [...before.days, ...after.days], total: before.total + after.total }
}

/** "3.0" and "3.00" are as many days. */
const plain = (text: string | undefined) => (text === undefined ? undefined : daysText(parseDays(text)))

const PROBLEMS: Record<string, string> = { half_day_on_free_day: 'half_day_on_non_working_day' }

export const leaveClaims = driver(
  { holidays: z.array(z.string()), cases: z.array(leaveCase) },
  ({ holidays, cases }) =>
    cases.flatMap(each => {
      const name = JSON.stringify(each)
      const count = countOf(each, rulesOf(holidays, each))
      if (!count.ok) return one(name, each.error, PROBLEMS[count.problem] ?? count.problem)
      if (each.byYear === undefined) return one(name, plain(each.days) ?? each.error, daysText(count.total))
      const years = Object.entries(each.byYear).map(([year, days]) => [year, plain(days)])
      const charged = [...chargedByYear(count.days)].map(([year, days]) => [String(year), daysText(days)])
      return one(name, Object.fromEntries(years), Object.fromEntries(charged))
    }),
)
