import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { closeFindingSchema } from '@contract/modules/accounting/close-check.rules'

/** What stands in the way of closing a month of a unit, computed when it is asked for. */
export const closeChecklistSchema = z.object({
  period_id: idSchema,
  ou_id: idSchema,
  month: z.string(),
  checks: z.array(closeFindingSchema),
})
export type CloseChecklist = z.infer<typeof closeChecklistSchema>
