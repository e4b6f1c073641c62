import { z } from 'zod'
import { signedAmountText } from '@contract/kernel/field-declarations'
import { quarterText, taxPeriodText } from '@contract/kernel/quarters'
import { statementUnits } from '@contract/kernel/statement-units'
import { WITHHOLDING_CODES } from '@contract/modules/accounting/withholding'

/** A quarter as it is filed, or a year as the alphalist of payees wants it. */
export const withholdingQuerySchema = z.strictObject({ period: taxPeriodText, units: statementUnits })
const LONGEST_KEY = 200
export const certificateQuerySchema = z.strictObject({
  quarter: quarterText,
  units: statementUnits,
  payee: z.string().min(3).max(LONGEST_KEY),
})
const WITHHOLDING_FILES = ['xlsx', 'csv'] as const
export const withholdingFileSchema = withholdingQuerySchema.extend({ format: z.enum(WITHHOLDING_FILES) })

const money = signedAmountText
export const withholdingReportSchema = z.object({
  period: z.string(),
  payees: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      tin: z.string().nullable(),
      codes: z.array(
        z.object({
          atc: z.enum(WITHHOLDING_CODES),
          /** Of each month of a quarter; nothing for a year. */
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
