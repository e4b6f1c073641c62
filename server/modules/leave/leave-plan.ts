import { addDays } from '@contract/kernel/dates'
import { keepsBalance, paidByDay, splitPaid, type YearCharge } from '@contract/modules/leave/balance.rules'
import { clashingDates } from '@contract/modules/leave/clash.rules'
import {
  chargedByYear,
  countDays,
  lastCalendarDay,
  maternityDays,
  type DayCountProblem,
  type LeaveDay,
} from '@contract/modules/leave/day-count.rules'
import { WHOLE_DAY, type Hundredths } from '@contract/people/days.rules'
import { otherPaidDays, type TypeWithId } from '@contract/modules/leave/leave-policy.rules'
import type { DraftLeave } from '@contract/modules/leave/leave-request.calls'
import { eligibilityProblems, type Applicant } from '@contract/modules/leave/leave-type.rules'
import type { Holiday } from '@contract/people/work-calendar.rules'
import type { Db } from '@server/platform/db/database'
import {
  countEvents,
  findCalendar,
  findHolidays,
  findPersonalFacts,
  findPolicies,
  findTypes,
  type Calendar,
  type Employee,
  type PersonalFacts,
} from '@server/modules/leave/leave-facts.repository'
import { findAvailable, findHeld } from '@server/modules/leave/leave-ledger.repository'
import { findTaken, type PaidDay } from '@server/modules/leave/leave-request.repository'

export type AskedLeave = Omit<DraftLeave, 'reason' | 'contact_during_leave'>
export type PlanProblem = { path: string; code: string; dates: string[] }

/** What a request would come to: the same for a preview, a draft and a submission. */
export type LeavePlan = {
  type: TypeWithId
  days: PaidDay[]
  total: Hundredths
  paid_days: Hundredths
  unpaid_days: Hundredths
  /** By the year of the balance; empty where the type keeps none. */
  paid: YearCharge[]
  available: ReadonlyMap<number, Hundredths>
  holidays: readonly Holiday[]
  place: Calendar['place']
  problems: PlanProblem[]
  last_day: string | null
}

const FIELD_OF_COUNT: Record<DayCountProblem, string> = {
  span_negative: 'date_to',
  span_too_long: 'date_to',
  half_day_not_allowed: 'half_day',
  half_day_misplaced: 'half_day',
  half_day_on_free_day: 'half_day',
  hours_misplaced: 'hours',
  no_days: 'date_to',
}
/** No clash further ahead than the longest span is looked for. */
const LONGEST = 366

type Question = { employee: Employee; asked: AskedLeave; exceptRequest: string | null }

/** Null where there is no such type to be asked for. */
export async function planLeave(
  db: Db,
  { employee, asked, exceptRequest }: Question,
): Promise<LeavePlan | null> {
  const types = await findTypes(db)
  const type = types.find(each => each.id === asked.leave_type_id && each.is_active)
  if (!type) return null
  const { date_from } = asked
  const furthest = addDays(date_from, LONGEST)
  const date_to = asked.date_to > furthest ? furthest : asked.date_to
  const calendar = await findCalendar(db, employee)
  const holidays = await findHolidays(db, date_from, date_to)
  const personal = await findPersonalFacts(db, employee.id)
  const taken = await findTaken(db, employee.id, date_from, date_to)
  const available = await availableTo(db, employee, type, exceptRequest)
  const applicant: Applicant = {
    ...employee,
    ...personal,
    // Not on file is neither: what depends on it is refused.
    sex: personal.sex as Applicant['sex'],
    events_taken: (await countEvents(db, employee.id, exceptRequest)).get(type.id) ?? 0,
    other_paid_days: otherPaidDays(type, employee, types, await findPolicies(db)),
  }
  const count = countOf(asked, type, calendar, holidays)
  const days = count.ok ? count.days : []
  const total = count.ok ? count.total : 0
  const limit = legalLength(type, asked, personal)
  const span = { from: date_from, to: asked.date_to, days: total }
  const others = taken.filter(day => day.request_id !== exceptRequest)
  const clashes = clashingDates(days, others)
  const split = splitOf(type, days, total, limit, available, asked.accepts_unpaid)
  return {
    type,
    ...split.plan,
    total,
    available,
    holidays,
    place: calendar.place,
    last_day: limit && type.day_basis === 'calendar' ? lastCalendarDay(date_from, limit.longest) : null,
    problems: [
      ...(count.ok ? [] : [{ path: FIELD_OF_COUNT[count.problem], code: count.problem, dates: [] }]),
      ...eligibilityProblems(
        { ...type, max_per_event: limit ? limit.longest * WHOLE_DAY : type.max_per_event },
        applicant,
        span,
      ).map(code => ({
        path: code === 'more_than_an_event_gives' ? 'date_to' : 'leave_type_id',
        code,
        dates: [],
      })),
      ...(clashes.length > 0 ? [{ path: 'date_from', code: 'leave_overlaps', dates: clashes }] : []),
      ...(asked.reliever_employee_id === employee.id
        ? [{ path: 'reliever_employee_id', code: 'reliever_is_oneself', dates: [] }]
        : []),
      ...(split.problem ? [{ path: 'accepts_unpaid', code: split.problem, dates: [] }] : []),
    ],
  }
}

function countOf(
  asked: AskedLeave,
  type: TypeWithId,
  { calendar, place }: Calendar,
  holidays: readonly Holiday[],
) {
  const { date_from, date_to, half_day, hours } = asked
  return countDays(
    { date_from, date_to, half_day, ...(hours === null ? {} : { hours }) },
    { basis: type.day_basis, allow_half_day: type.allow_half_day, calendar, holidays, place },
  )
}

/** What a request already holds is its own to use again. */
async function availableTo(
  db: Db,
  employee: Employee,
  type: TypeWithId,
  exceptRequest: string | null,
): Promise<Map<number, Hundredths>> {
  const available = await findAvailable(db, { employeeId: employee.id, typeId: type.id })
  if (exceptRequest === null) return available
  for (const { year, days, leave_type_id } of await findHeld(db, exceptRequest))
    if (leave_type_id === type.id) available.set(year, (available.get(year) ?? 0) + days)
  return available
}

type Length = { longest: number; paid: number }

/** Maternity leave alone has a length that depends on what happened; part of it may be without pay. */
function legalLength(
  type: TypeWithId,
  { maternity, date_from }: AskedLeave,
  personal: PersonalFacts,
): Length | null {
  if (type.code !== 'MATERNITY') return null
  const validTo = personal.solo_parent_id_valid_to
  const facts = {
    miscarriage: false,
    unpaid_extension: false,
    transferred: 0,
    ...maternity,
    solo_parent: validTo !== null && validTo >= date_from,
  }
  return { longest: maternityDays(facts), paid: maternityDays({ ...facts, unpaid_extension: false }) }
}

type Split = {
  plan: Pick<LeavePlan, 'days' | 'paid' | 'paid_days' | 'unpaid_days'>
  problem: 'balance_too_small' | null
}

function splitOf(
  type: TypeWithId,
  days: readonly LeaveDay[],
  total: Hundredths,
  limit: Length | null,
  available: ReadonlyMap<number, Hundredths>,
  acceptsUnpaid: boolean,
): Split {
  if (keepsBalance(type)) {
    const split = splitPaid(chargedByYear(days), year => available.get(year) ?? 0, true)
    if (!split.ok) throw new Error('a split that accepts unpaid days is always possible')
    const { paid, paid_days, unpaid_days } = split
    const onDay = paidByDay(days, paid)
    const plan = {
      days: days.map(day => ({ ...day, paid: onDay.get(day.on) ?? 0 })),
      paid,
      paid_days,
      unpaid_days,
    }
    return { plan, problem: unpaid_days > 0 && !acceptsUnpaid ? 'balance_too_small' : null }
  }
  const paid_days = type.is_paid ? Math.min(total, limit ? limit.paid * WHOLE_DAY : total) : 0
  return { plan: { ...withoutBalance(days, paid_days), unpaid_days: total - paid_days }, problem: null }
}

/** The first days are the paid ones, whatever year they lie in. */
export function withoutBalance(days: readonly LeaveDay[], paid_days: Hundredths) {
  let left = paid_days
  const paid = days.map(day => {
    const part = Math.min(day.charged, left)
    left -= part
    return { ...day, paid: part }
  })
  return { days: paid, paid: [], paid_days }
}
