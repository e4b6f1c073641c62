import { z } from 'zod'
import { amountText, decimalText, lineText, maybe, rateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { sharedBySchema } from '@contract/modules/accounting/cost-driver'
import { MOST_WITHHELD, WITHHOLDING_CODES } from '@contract/modules/accounting/withholding'

export const EXPENSE_VAT_MODES = ['inclusive', 'exclusive', 'none'] as const

const MOST_BEARERS = 50
/** Sales weigh in pesos. */
const HEAVIEST = 9_999_999_999
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
  /** In percent, where it is another than that of the code. */
  ewt_rate: maybe(rateText(0, MOST_WITHHELD)),
  /** Units that bear the cost, by headcount, area or sales; none is the unit of the expense. */
  bearers: z
    .array(z.strictObject({ ou_id: idSchema, weight: decimalText(0, HEAVIEST, 4) }))
    .max(MOST_BEARERS)
    .default([]),
  /** Null or nothing where the weights were typed. */
  shared_by: sharedBySchema.nullish(),
})
export type ExpenseLine = z.infer<typeof expenseLineSchema>
