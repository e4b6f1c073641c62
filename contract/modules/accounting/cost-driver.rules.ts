import { monthAfter, type DateText } from '@contract/kernel/dates'
import type { CostDriver, UnitDrivers } from '@contract/modules/accounting/cost-driver'

const SALES_MONTHS = 3

/** The months whose booked sales share a cost of this day: whole ones, since sales are kept by month. */
export function salesMonths(on: DateText): { from: string; to: string } {
  const month = on.slice(0, 7)
  return { from: monthAfter(month, -SALES_MONTHS), to: monthAfter(month, -1) }
}

/** What each unit weighs by a driver; null where it weighs nothing, and so nothing can be shared by it. */
export function weightsBy(
  driver: CostDriver,
  units: readonly UnitDrivers[],
): { ou_id: string; weight: string }[] | null {
  const weights = units.map(unit => ({ ou_id: unit.id, weight: String(unit[driver] ?? 0) }))
  return weights.some(({ weight }) => Number(weight) > 0) ? weights : null
}
