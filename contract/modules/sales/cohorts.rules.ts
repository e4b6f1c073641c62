import type { SalesCohorts } from '@contract/modules/sales/sales-report.calls'
import { monthAfter } from '@contract/kernel/dates'
import { monthsFrom, type MonthText, type Period } from '@contract/modules/sales/sales-report.rules'
import { roundCounts } from '@contract/modules/sales/unit-counts.rules'

export type CohortFact = {
  cohort: MonthText
  month: MonthText
  kind: 'reserved' | 'booked' | 'ended'
  units: string
}

/** Beyond two years there is nothing left to learn of a reservation month. */
const MOST_MONTHS_SINCE = 24

/** A line a reservation month, a column a month since, up to today; a month without news says nought. */
export function cohortsOf(facts: readonly CohortFact[], period: Period, today: MonthText): SalesCohorts {
  const known = new Map(facts.map(({ cohort, month, kind, units }) => [`${cohort} ${month} ${kind}`, units]))
  const at = (cohort: string, month: string, kind: string) => known.get(`${cohort} ${month} ${kind}`) ?? '0'
  const last = period.to < today ? period.to : today
  const rows = Array.from({ length: Math.max(0, monthsFrom(period.from, last) + 1) }, (_, index) => {
    const month = monthAfter(period.from, index)
    const months = Math.min(monthsFrom(month, today), MOST_MONTHS_SINCE) + 1
    const since = (kind: string) =>
      roundCounts(Array.from({ length: months }, (__, later) => at(month, monthAfter(month, later), kind)))
    return {
      month,
      reservations: at(month, month, 'reserved'),
      booked: since('booked'),
      ended: since('ended'),
    }
  })
  const counted = rows.filter(row => row.reservations !== '0')
  const reservations = roundCounts(counted.map(row => row.reservations))
  return { rows: counted.map((row, index) => ({ ...row, reservations: reservations[index] ?? '0' })) }
}
