import type { LeaveDay } from '@contract/modules/leave/day-count.rules'
import { sumDays, type Hundredths } from '@contract/people/days.rules'
import type { LeaveType } from '@contract/modules/leave/leave-type.rules'

export const LEDGER_KINDS = [
  'entitlement',
  'accrual',
  'carry_over',
  'reserve',
  'release_reserve',
  'usage',
  'reversal',
  'conversion',
  'forfeiture',
  'adjustment',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

export type LedgerEntry = { year: number; kind: LedgerKind; days: Hundredths }

export type Balance = { granted: Hundredths; used: Hundredths; reserved: Hundredths; available: Hundredths }

const USE: readonly LedgerKind[] = ['usage', 'reversal']
const HOLD: readonly LedgerKind[] = ['reserve', 'release_reserve']

/** A balance is the sum of what was written, never a figure that somebody keeps. */
export function balanceOf(entries: readonly LedgerEntry[], year: number): Balance {
  const ofYear = entries.filter(entry => entry.year === year)
  const sum = (kinds: readonly LedgerKind[]) =>
    sumDays(ofYear.filter(entry => kinds.includes(entry.kind)).map(entry => entry.days))
  const available = sumDays(ofYear.map(entry => entry.days))
  const [used, reserved] = [0 - sum(USE), 0 - sum(HOLD)]
  return { granted: available + used + reserved, used, reserved, available }
}

/** Leave given by an event, or without pay, is not taken from a balance. */
export function keepsBalance(type: Pick<LeaveType, 'is_paid' | 'accrual'>): boolean {
  return type.is_paid && type.accrual !== 'event'
}

export type YearCharge = { year: number; days: Hundredths }
export type PaidSplit =
  | { ok: true; paid: YearCharge[]; paid_days: Hundredths; unpaid_days: Hundredths }
  | { ok: false; problem: 'balance_too_small'; missing: Hundredths }

/** What exceeds the balance of its year is unpaid if the one who asks has said so, and refused otherwise. */
export function splitPaid(
  charged: ReadonlyMap<number, Hundredths>,
  available: (year: number) => Hundredths,
  accepts_unpaid: boolean,
): PaidSplit {
  const paid = [...charged].map(([year, days]) => ({
    year,
    days: Math.min(days, Math.max(0, available(year))),
  }))
  const paid_days = sumDays(paid.map(each => each.days))
  const missing = sumDays([...charged.values()]) - paid_days
  if (missing > 0 && !accepts_unpaid) return { ok: false, problem: 'balance_too_small', missing }
  return { ok: true, paid: paid.filter(each => each.days > 0), paid_days, unpaid_days: missing }
}

/** Which part of each day is paid: the first days of a year are, until its balance is used. */
export function paidByDay(days: readonly LeaveDay[], paid: readonly YearCharge[]): Map<string, Hundredths> {
  const left = new Map(paid.map(each => [each.year, each.days]))
  return new Map(
    days.map(({ on, year, charged }) => {
      const part = Math.min(charged, left.get(year) ?? 0)
      left.set(year, (left.get(year) ?? 0) - part)
      return [on, part]
    }),
  )
}

/** What of a request is paid, by the year of the balance: the other way round. */
export function paidByYear(days: readonly { year: number; paid: Hundredths }[]): YearCharge[] {
  const years = [...new Set(days.map(day => day.year))]
  return years
    .map(year => ({ year, days: sumDays(days.filter(day => day.year === year).map(day => day.paid)) }))
    .filter(each => each.days > 0)
}
