import { z } from 'zod'
import { signedAmountText } from '@contract/kernel/field-declarations'
import { quarterText } from '@contract/kernel/quarters'
import { statementUnits } from '@contract/kernel/statement-units'
import { WITHHOLDING_CODES } from '@contract/modules/accounting/withholding'

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
