import { monthsBetween } from '@contract/kernel/calendar'
import { addDays, addMonths, type DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'
import { parseRate, percentOf, type Rate } from '@contract/kernel/rates'

/** RA 6552. What the law grants a buyer who stops paying; it informs a cancellation and never makes one. */
const FIRST_YEARS = 2
const GRACE_DAYS = 60
const NOTICE_DAYS = 30
const YEARS_AT_BASE = 5
const BASE_REFUND = 50
const REFUND_PER_YEAR = 5
const MOST_REFUND = 90

export type MacedaFigures = {
  years_paid: number
  grace: { unit: 'days' | 'months'; count: number }
  refund_rate: Rate
  refund: Centavos
}

export function macedaFigures(totalPaid: Centavos, yearsPaid: number): MacedaFigures {
  if (yearsPaid < FIRST_YEARS)
    return { years_paid: yearsPaid, grace: { unit: 'days', count: GRACE_DAYS }, refund_rate: 0n, refund: 0n }
  const percent = BASE_REFUND + REFUND_PER_YEAR * Math.max(0, yearsPaid - YEARS_AT_BASE)
  const refund_rate = parseRate(String(Math.min(percent, MOST_REFUND)))
  return {
    years_paid: yearsPaid,
    grace: { unit: 'months', count: yearsPaid },
    refund_rate,
    refund: percentOf(totalPaid, refund_rate),
  }
}

/** what was paid counts, not how long ago it began; a year is twelve instalments. */
export function yearsPaid(totalPaid: Centavos, monthlyInstalment: Centavos): number {
  return monthlyInstalment > 0n ? Number(totalPaid / (12n * monthlyInstalment)) : 0
}

/** Shown beside the years paid, for whoever reads the law the other way. */
export function yearsElapsed(firstPaidOn: DateText, today: DateText): number {
  return Math.floor(monthsBetween(firstPaidOn, today) / 12)
}

export function graceEnds(dueOn: DateText, { unit, count }: MacedaFigures['grace']): DateText {
  return unit === 'days' ? addDays(dueOn, count) : addMonths(dueOn, count)
}

/** A notarial notice counts from its receipt, and not before the grace period is over. */
export function earliestCancellation(noticeOn: DateText, graceEndsOn: DateText): DateText {
  return addDays(noticeOn > graceEndsOn ? noticeOn : graceEndsOn, NOTICE_DAYS)
}
