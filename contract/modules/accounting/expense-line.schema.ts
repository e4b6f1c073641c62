import { z } from 'zod'
import { amountText, decimalText, lineText, maybe } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const EXPENSE_VAT_MODES = ['inclusive', 'exclusive', 'none'] as const

/** Tax withheld from suppliers by its code: of companies (WC) and of persons (WI). */
export const WITHHOLDING_RATES = {
  WC158: '1',
  WC160: '2',
  WC100: '5',
  WC010: '10',
  WC011: '15',
  WI158: '1',
  WI160: '2',
  WI100: '5',
  WI010: '5',
  WI011: '10',
} as const
export type WithholdingCode = keyof typeof WITHHOLDING_RATES
export const WITHHOLDING_CODES = Object.keys(WITHHOLDING_RATES) as [WithholdingCode, ...WithholdingCode[]]

const MOST_BEARERS = 50
export const MOST_EXPENSE_LINES = 50

/** One thing that was bought: the account follows from the category unless accounting names another. */
export const expenseLineSchema = z.strictObject({
  category_id: maybe(idSchema),
  account_id: maybe(idSchema),
  description: lineText(2, 200),
  project_id: maybe(idSchema),
  /** Without VAT where it comes on top, with it otherwise. */
  amount: amountText,
  vat_mode: z.enum(EXPENSE_VAT_MODES),
  atc: maybe(z.enum(WITHHOLDING_CODES)),
  /** Units that bear the cost, by headcount, area or sales; none is the unit of the expense. */
  bearers: z
    .array(z.strictObject({ ou_id: idSchema, weight: decimalText(0, 99_999, 4) }))
    .max(MOST_BEARERS)
    .default([]),
})
export type ExpenseLine = z.infer<typeof expenseLineSchema>
