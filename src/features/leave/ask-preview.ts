import { isDateText, type DateText } from '@contract/kernel/dates'
import { keepsBalance, paidByDay, splitPaid, type PaidSplit } from '@contract/modules/leave/balance.rules'
import { clashingDates } from '@contract/modules/leave/clash.rules'
import {
  chargedByYear,
  countDays,
  type DayCountProblem,
  type DayRules,
  type DaySpan,
  type LeaveDay,
} from '@contract/modules/leave/day-count.rules'
import type { Hundredths } from '@contract/modules/leave/days.rules'
import {
  eligibilityProblems,
  type Applicant,
  type EligibilityProblem,
  type LeaveType,
} from '@contract/modules/leave/leave-type.rules'
import { holidayOn } from '@contract/modules/leave/work-calendar.rules'

export type PreviewFacts = Pick<DayRules, 'calendar' | 'holidays' | 'place'> & {
  type: LeaveType
  applicant: Applicant
  /** The days of the person's other living requests. */
  taken: readonly Pick<LeaveDay, 'on' | 'part' | 'fraction'>[]
  available: (year: number) => Hundredths
}

export type PreviewDay = LeaveDay & { holiday: string | null; paid: Hundredths }
export type YearBalance = { year: number; before: Hundredths; after: Hundredths }

export type Preview = {
  days: PreviewDay[]
  total: Hundredths
  problem: DayCountProblem | null
  conditions: EligibilityProblem[]
  clashes: DateText[]
  split: PaidSplit | null
  /** Of the years whose balance the leave is taken from; none where the type keeps no balance. */
  balances: YearBalance[]
}

/** What a request would come to, by the rules that the server decides by. Null while its dates are not known. */
export function previewOf(span: DaySpan, facts: PreviewFacts, acceptsUnpaid: boolean): Preview | null {
  if (!isDateText(span.date_from) || !isDateText(span.date_to)) return null
  const { type, calendar, holidays, place, available } = facts
  const rules = { basis: type.day_basis, allow_half_day: type.allow_half_day, calendar, holidays, place }
  const counted = countDays(span, rules)
  // Also where it is refused, each day says what it is: that is why.
  const shown = counted.ok ? counted : countDays({ ...span, half_day: 'none' }, rules)
  const days = shown.ok ? shown.days : []
  const total = counted.ok ? counted.total : 0
  const charged = chargedByYear(counted.ok ? counted.days : [])
  const keeps = keepsBalance(type)
  const split = counted.ok && keeps ? splitPaid(charged, available, acceptsUnpaid) : null
  const paid = keeps ? paidByDay(days, split?.ok ? split.paid : []) : null
  const asked = { from: span.date_from, to: span.date_to, days: total }
  const paidIn = (year: number) =>
    split?.ok ? (split.paid.find(each => each.year === year)?.days ?? 0) : (charged.get(year) ?? 0)
  return {
    days: days.map(day => ({
      ...day,
      holiday: holidayOn(day.on, holidays, place)?.name ?? null,
      paid: paid ? (paid.get(day.on) ?? 0) : type.is_paid ? day.charged : 0,
    })),
    total,
    problem: counted.ok ? null : counted.problem,
    conditions: eligibilityProblems(type, facts.applicant, asked),
    clashes: clashingDates(days, facts.taken),
    split,
    balances: keeps
      ? [...charged.keys()].map(year => ({
          year,
          before: available(year),
          after: available(year) - paidIn(year),
        }))
      : [],
  }
}

export function mayBeAsked(preview: Preview): boolean {
  const { problem, conditions, clashes, split } = preview
  return problem === null && conditions.length === 0 && clashes.length === 0 && split?.ok !== false
}
