import { addDays, daysBetween, type DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'

export const AGING_BUCKETS = ['current', '1-30', '31-60', '61-90', '91-120', '120+'] as const
export type AgingBucket = (typeof AGING_BUCKETS)[number]

export function dueDate(soaDate: DateText, termsDays: number): DateText {
  return addDays(soaDate, termsDays)
}

export function daysPastDue(dueOn: DateText, asOf: DateText): number {
  return daysBetween(dueOn, asOf)
}

/** */
export function agingBucket(dueOn: DateText, asOf: DateText): AgingBucket {
  const days = daysPastDue(dueOn, asOf)
  if (days <= 0) return 'current'
  if (days <= 30) return '1-30'
  if (days <= 60) return '31-60'
  if (days <= 90) return '61-90'
  return days <= 120 ? '91-120' : '120+'
}

/** What changed what a developer owes on a statement, each on its own day: a reversal never rewrites the past. */
export type Movement = { on: DateText; amount: Centavos }

/** outstanding as it stood at the end of that day, whenever it is asked. */
export function outstandingOn(movements: readonly Movement[], asOf: DateText): Centavos {
  return movements.filter(({ on }) => on <= asOf).reduce((sum, { amount }) => sum + amount, 0n)
}
