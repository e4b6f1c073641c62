import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

/** To whom a paper was mailed, and what became of it. */
export const mailedPaperSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  mailed_at: z.string(),
  mail_status: z.enum(['queued', 'sent', 'dead', 'superseded']).nullable(),
  opened_at: z.string().nullable(),
  open_count: z.number().int(),
  answered_at: z.string().nullable(),
  is_live: z.boolean(),
})
