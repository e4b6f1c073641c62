import { paidByDay, splitPaid } from '@contract/modules/leave/balance.rules'
import { chargedByYear, countDays, type DaySpan } from '@contract/modules/leave/day-count.rules'
import { daysText, parseDays } from '@contract/people/days.rules'
import type { PreviewLeave } from '@contract/modules/leave/leave-request.calls'
import type { LeaveChoices, LeavePreview } from '@contract/modules/leave/leave.views'
import { holidayOn } from '@contract/people/work-calendar.rules'

export type LocalPreview = Pick<LeavePreview, 'days' | 'total' | 'paid_days' | 'unpaid_days' | 'balances'>

/**
 * The days, counted here by the rules that the server counts by: what is chosen is answered at once, whatever the
 * line. What others do, and what stands against a request, comes from the server after it.
 */
export function localPreview(asked: PreviewLeave, choices: LeaveChoices): LocalPreview | null {
  const type = choices.types.find(each => each.id === asked.leave_type_id)
  if (!type) return null
  const { facts } = choices
  const { day_basis, allow_half_day, is_paid } = type
  const rules = { basis: day_basis, allow_half_day, ...facts }
  const { date_from, date_to, half_day, hours } = asked
  const span: DaySpan = { date_from, date_to, half_day, ...(hours !== null && { hours }) }
  const counted = countDays(span, rules)
  // Also where it is refused each day says what it is: that is why.
  const shown = counted.ok ? counted : countDays({ date_from, date_to, half_day: 'none' }, rules)
  const days = shown.ok ? shown.days : []
  const total = counted.ok ? counted.total : 0

  const left = (year: number) => parseDays(type.balances.find(each => each.year === year)?.available ?? '0')
  const charged = chargedByYear(counted.ok ? counted.days : [])
  const split = type.keeps_balance ? splitPaid(charged, left, true) : null
  const taken = split?.ok
    ? split
    : { paid: [], paid_days: is_paid ? total : 0, unpaid_days: is_paid ? 0 : total }
  const paid = type.keeps_balance ? paidByDay(days, taken.paid) : null
  const paidIn = (year: number) => taken.paid.find(each => each.year === year)?.days ?? 0
  return {
    days: days.map(({ on, part, day_kind, charged: weight }) => ({
      on,
      part,
      day_kind,
      charged: daysText(weight),
      holiday: holidayOn(on, facts.holidays, facts.place)?.name ?? null,
      paid: daysText(paid ? (paid.get(on) ?? 0) : is_paid ? weight : 0),
    })),
    total: daysText(total),
    paid_days: daysText(taken.paid_days),
    unpaid_days: daysText(taken.unpaid_days),
    balances: type.keeps_balance
      ? [...charged.keys()].map(year => ({
          year,
          available: daysText(left(year)),
          after: daysText(left(year) - paidIn(year)),
        }))
      : [],
  }
}
