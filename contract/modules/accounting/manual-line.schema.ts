import { z } from 'zod'
import { amountText, maybe, maybeText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

const MOST_LINES = 200

/** An amount on one side; the other side says 0.00. */
const manualLineSchema = z.strictObject({
  account_id: idSchema,
  debit: amountText,
  credit: amountText,
  project_id: maybe(idSchema),
  memo: maybeText(200),
})
export type ManualLine = z.infer<typeof manualLineSchema>

export const manualLinesSchema = z.array(manualLineSchema).max(MOST_LINES).default([])
