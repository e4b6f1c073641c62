import { datesBetween, dayNumber, yearOf } from '@contract/kernel/calendar'
import { addDays, type DateText } from '@contract/kernel/dates'
import { partOf, sumDays, WHOLE_DAY, type Hundredths } from '@contract/people/days.rules'
import {
  dayKindOf,
  workWeight,
  type DayKind,
  type Holiday,
  type Place,
  type WorkCalendar,
} from '@contract/people/work-calendar.rules'

export const HALF_DAYS = ['none', 'first_day_pm', 'last_day_am', 'single_am', 'single_pm'] as const
export type HalfDay = (typeof HALF_DAYS)[number]

export type DaySpan = {
  date_from: DateText
  date_to: DateText
  half_day: HalfDay
  /** Hours of a single day; a working day has eight. */
  hours?: number
}

export type DayRules = {
  basis: 'working' | 'calendar'
  allow_half_day: boolean
  calendar: WorkCalendar
  holidays: readonly Holiday[]
  place: Place
}

export type DayPart = 'full' | 'am' | 'pm' | 'hours'
/** What is charged on the date, to the balance of its year. */
export type LeaveDay = {
  on: DateText
  part: DayPart
  fraction: Hundredths
  day_kind: DayKind
  charged: Hundredths
  year: number
}

export type DayCountProblem =
  | 'span_negative'
  | 'span_too_long'
  | 'half_day_not_allowed'
  | 'half_day_misplaced'
  | 'half_day_on_free_day'
  | 'hours_misplaced'
  | 'no_days'

export type DayCount =
  | { ok: true; days: LeaveDay[]; total: Hundredths }
  | { ok: false; problem: DayCountProblem }

const LONGEST_SPAN = 366
const HOURS_PER_DAY = 8

function spanProblem(span: DaySpan, rules: DayRules): DayCountProblem | null {
  const length = dayNumber(span.date_to) - dayNumber(span.date_from) + 1
  if (length < 1) return 'span_negative'
  if (length > LONGEST_SPAN) return 'span_too_long'
  const partial = span.half_day !== 'none' || span.hours !== undefined
  if (partial && !rules.allow_half_day) return 'half_day_not_allowed'
  if (span.half_day.startsWith('single') ? length !== 1 : span.half_day !== 'none' && length === 1)
    return 'half_day_misplaced'
  if (span.hours === undefined) return null
  const whole = Number.isInteger(span.hours) && span.hours >= 1 && span.hours < HOURS_PER_DAY
  return length !== 1 || span.half_day !== 'none' || !whole ? 'hours_misplaced' : null
}

function partOn(on: DateText, span: DaySpan): DayPart {
  if (span.hours !== undefined) return 'hours'
  if (span.half_day === 'single_am' || (span.half_day === 'last_day_am' && on === span.date_to)) return 'am'
  if (span.half_day === 'single_pm' || (span.half_day === 'first_day_pm' && on === span.date_from))
    return 'pm'
  return 'full'
}

/** Day by day, so that a holiday declared later or a span over New Year's Eve needs no rule of its own. */
export function countDays(span: DaySpan, rules: DayRules): DayCount {
  const problem = spanProblem(span, rules)
  if (problem) return { ok: false, problem }
  const { calendar, holidays, place } = rules
  const days = datesBetween(span.date_from, span.date_to).map((on): LeaveDay & { weight: Hundredths } => {
    const part = partOn(on, span)
    const weight = rules.basis === 'calendar' ? WHOLE_DAY : workWeight(on, calendar, holidays, place)
    const hours = partOf(WHOLE_DAY, span.hours ?? 0, HOURS_PER_DAY)
    const fraction = part === 'full' ? WHOLE_DAY : part === 'hours' ? hours : WHOLE_DAY / 2
    const charged = part === 'hours' ? Math.min(hours, weight) : partOf(weight, fraction, WHOLE_DAY)
    const day_kind = dayKindOf(on, calendar, holidays, place)
    return { on, part, fraction, day_kind, charged, year: yearOf(on), weight }
  })
  if (days.some(day => day.part !== 'full' && day.weight === 0))
    return { ok: false, problem: 'half_day_on_free_day' }
  const total = sumDays(days.map(day => day.charged))
  if (total === 0) return { ok: false, problem: 'no_days' }
  return { ok: true, days: days.map(({ weight: _, ...day }) => day), total }
}

/** A span over New Year's Eve is charged to two balances. */
export function chargedByYear(days: readonly LeaveDay[]): Map<number, Hundredths> {
  const byYear = new Map<number, Hundredths>()
  for (const { year, charged } of days) if (charged > 0) byYear.set(year, (byYear.get(year) ?? 0) + charged)
  return byYear
}

/** Of a leave that is so many days of the calendar long, from its first day. */
export function lastCalendarDay(from: DateText, days: number): DateText {
  return addDays(from, days - 1)
}

const MATERNITY = { birth: 105, miscarriage: 60, soloParent: 15, unpaidExtension: 30 }

export function maternityDays(facts: {
  miscarriage: boolean
  solo_parent: boolean
  unpaid_extension: boolean
  transferred: number
}): number {
  if (facts.miscarriage) return MATERNITY.miscarriage
  const extra =
    (facts.solo_parent ? MATERNITY.soloParent : 0) + (facts.unpaid_extension ? MATERNITY.unpaidExtension : 0)
  return MATERNITY.birth + extra - facts.transferred
}
