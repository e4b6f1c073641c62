import { z } from 'zod'
import { dateText, amountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** A line of a statement that the developer has not settled whole. */
export const openLineSchema = z.object({
  id: idSchema,
  statement_id: idSchema,
  number: z.string(),
  due_on: dateText,
  sale_no: z.string(),
  unit_code: z.string(),
  buyer_name: z.string(),
  seq: z.number().int(),
  gross_amount: amountText,
  open_amount: amountText,
})
export type OpenLine = z.infer<typeof openLineSchema>

export const openLinesQuery = z.strictObject({ developer_id: idSchema, ou_id: idSchema })
