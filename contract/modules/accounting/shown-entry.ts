import { z } from 'zod'
import { amountText } from '@contract/kernel/field-declarations'

/** A line of an entry that is not posted yet, as a form shows it. */
const shownEntryLine = z.object({
  account: z.string(),
  name: z.string(),
  /** Where several units bear it. */
  unit: z.string().nullable(),
  debit: amountText,
  credit: amountText,
})
export const shownEntrySchema = z.array(shownEntryLine)
export type ShownEntryLine = z.infer<typeof shownEntryLine>
