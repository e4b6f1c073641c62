import { addMonths, type DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney, roundedDivision } from '@contract/kernel/money'
import type { LedgerEntry } from '@contract/modules/leave/balance.rules'
import { partOf, WHOLE_DAY, type Hundredths } from '@contract/people/days.rules'
import type { LeaveType } from '@contract/modules/leave/leave-type.rules'

export type DatedEntry = LedgerEntry & { entry_date: DateText }
type Service = { date_hired: DateText; date_separated: DateText | null }

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

function lastOfMonth(year: number, month: number): DateText {
  return addMonths(`${year}-01-31`, month - 1)
}

/**
 * What a year gives and when. Monthly parts are cut from the whole, so that twelve of them are the entitlement to
 * the hundredth; a month counts for whoever has the service it takes at its end.
 */
export function grantsOf(
  type: Pick<LeaveType, 'accrual' | 'min_service_months'>,
  entitlement: Hundredths,
  service: Service,
  year: number,
): DatedEntry[] {
  const eligible = addMonths(service.date_hired, type.min_service_months)
  const serves = (on: DateText) =>
    eligible <= on && (service.date_separated === null || service.date_separated > on)
  if (type.accrual === 'event' || entitlement === 0) return []
  if (type.accrual === 'upfront') {
    const entry_date = eligible > `${year}-01-01` ? eligible : `${year}-01-01`
    const inYear = entry_date <= `${year}-12-31` && serves(entry_date)
    return inYear ? [{ year, kind: 'entitlement', days: entitlement, entry_date }] : []
  }
  const upTo = (month: number) => partOf(entitlement, month, 12)
  return MONTHS.filter(month => serves(lastOfMonth(year, month)))
    .map(month => ({ month, days: upTo(month) - upTo(month - 1) }))
    .map(({ month, days }) => ({ year, kind: 'accrual', days, entry_date: lastOfMonth(year, month) }))
}

/** What is left on the last day is turned into money, taken along as far as the type lets, or lost. */
export function closeYear(
  type: Pick<LeaveType, 'convertible_to_cash' | 'carry_over_max'>,
  left: Hundredths,
  year: number,
): DatedEntry[] {
  const [last, first] = [`${year}-12-31`, `${year + 1}-01-01`]
  if (left <= 0) return []
  if (type.convertible_to_cash) return [{ year, kind: 'conversion', days: -left, entry_date: last }]
  const carried = Math.min(left, type.carry_over_max)
  const entries: DatedEntry[] = [
    { year, kind: 'carry_over', days: -carried, entry_date: last },
    { year: year + 1, kind: 'carry_over', days: carried, entry_date: first },
    { year, kind: 'forfeiture', days: carried - left, entry_date: last },
  ]
  return entries.filter(entry => entry.days !== 0)
}

/** Shown beside an amount; the amount itself is made from the unrounded rate. */
export function dailyRate(monthly: string, factor: number): string {
  return moneyText(roundedDivision(parseMoney(monthly) * 12n, BigInt(factor)))
}

export function conversionAmount(monthly: string, factor: number, days: Hundredths): string {
  const yearly = parseMoney(monthly) * 12n
  return moneyText(roundedDivision(yearly * BigInt(days), BigInt(factor) * BigInt(WHOLE_DAY)))
}
