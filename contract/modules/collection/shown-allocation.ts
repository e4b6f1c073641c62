import { z } from 'zod'
import { dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** What a receipt settled of a line, or what a bounce or void took back of it. */
export const shownAllocationSchema = z.object({
  line_id: idSchema,
  number: z.string(),
  sale_no: z.string(),
  cash_amount: signedAmountText,
  ewt_amount: signedAmountText,
  amount: signedAmountText,
  allocated_on: dateText,
  is_reversal: z.boolean(),
})
export type ShownAllocation = z.infer<typeof shownAllocationSchema>
