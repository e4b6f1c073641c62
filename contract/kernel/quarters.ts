import { z } from 'zod'
import { lastDayOf, monthAfter, quarterOf, type DateText } from '@contract/kernel/dates'
import { monthsInRow } from '@contract/kernel/months'

const QUARTER = /^(20\d\d)-Q([1-4])$/
const MONTHS = 3
const QUARTERS = 4

/** "2026-Q3" */
export const quarterText = z.string().regex(QUARTER, 'quarter_malformed')
export const isQuarterText = (text: string): boolean => QUARTER.test(text)

const YEAR = /^20\d\d$/
/** "2026-Q3", or the whole of "2026". */
export const taxPeriodText = z
  .string()
  .refine(text => isQuarterText(text) || YEAR.test(text), { error: 'quarter_malformed' })
export const isTaxPeriod = (text: string): boolean => taxPeriodText.safeParse(text).success
export const isYearText = (text: string): boolean => YEAR.test(text)

/** "2026-Q3" as its months. */
export function monthsOfQuarter(quarter: string): string[] {
  const [, year = '', number = '1'] = QUARTER.exec(quarter) ?? []
  return monthsInRow(monthAfter(`${year}-01`, (Number(number) - 1) * MONTHS), MONTHS)
}

export function daysOfQuarter(quarter: string): { from: DateText; to: DateText } {
  const months = monthsOfQuarter(quarter)
  return { from: `${months[0]}-01`, to: lastDayOf(months[2] ?? '') }
}

export const daysOfTaxPeriod = (period: string): { from: DateText; to: DateText } =>
  isYearText(period) ? { from: `${period}-01-01`, to: `${period}-12-31` } : daysOfQuarter(period)

/** So many quarters back from that of a day, its own first. */
export function latestQuarters(day: DateText, many: number): string[] {
  const [year, number] = quarterOf(day).split('-Q').map(Number) as [number, number]
  return Array.from({ length: many }, (_, back) => {
    const count = year * QUARTERS + number - 1 - back
    return `${Math.floor(count / QUARTERS)}-Q${(count % QUARTERS) + 1}`
  })
}
