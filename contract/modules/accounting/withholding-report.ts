import { z } from 'zod'
import { lastDayOf, monthAfter, type DateText } from '@contract/kernel/dates'
import { signedAmountText } from '@contract/kernel/field-declarations'
import { monthsInRow } from '@contract/kernel/months'
import { statementUnits } from '@contract/modules/accounting/statement-units'
import { WITHHOLDING_CODES } from '@contract/modules/accounting/withholding'

const QUARTER = /^(20\d\d)-Q([1-4])$/
const MONTHS = 3

export const quarterText = z.string().regex(QUARTER, 'quarter_malformed')

/** "2026-Q3" as its months. */
export function monthsOfQuarter(quarter: string): string[] {
  const [, year = '', number = '1'] = QUARTER.exec(quarter) ?? []
  return monthsInRow(monthAfter(`${year}-01`, (Number(number) - 1) * MONTHS), MONTHS)
}

export const quarterOf = (day: DateText): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / MONTHS)}`

export function daysOfQuarter(quarter: string): { from: DateText; to: DateText } {
  const months = monthsOfQuarter(quarter)
  return { from: `${months[0]}-01`, to: lastDayOf(months[2] ?? '') }
}

export const withholdingQuerySchema = z.strictObject({ quarter: quarterText, units: statementUnits })
const LONGEST_KEY = 200
export const certificateQuerySchema = withholdingQuerySchema.extend({
  payee: z.string().min(3).max(LONGEST_KEY),
})
const WITHHOLDING_FILES = ['xlsx', 'csv'] as const
export const withholdingFileSchema = withholdingQuerySchema.extend({ format: z.enum(WITHHOLDING_FILES) })

const money = signedAmountText
export const withholdingReportSchema = z.object({
  quarter: z.string(),
  payees: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      tin: z.string().nullable(),
      codes: z.array(
        z.object({
          atc: z.enum(WITHHOLDING_CODES),
          /** Of each month of the quarter. */
          bases: z.array(money),
          base: money,
          tax: money,
        }),
      ),
      base: money,
      tax: money,
    }),
  ),
  base: money,
  tax: money,
})
export type WithholdingReport = z.infer<typeof withholdingReportSchema>
export type WithholdingPayee = WithholdingReport['payees'][number]
