import { z } from 'zod'
import { APPROVED_DOCUMENTS } from '@contract/kernel/document-types'
import { idSchema } from '@contract/kernel/ids'

/** GET /approvals/own: what the caller has asked for and waits for, and whom it waits for; the oldest first. */
export const ownRequestsSchema = z.array(
  z.object({
    request_id: idSchema,
    doc_type: z.enum(APPROVED_DOCUMENTS),
    number: z.string().nullable(),
    requested_at: z.string(),
    /** The step that is asked; null while it is held up. */
    step_key: z.string().nullable(),
    people: z.array(z.string()),
    due_at: z.string().nullable(),
    is_frozen: z.boolean(),
    /** Where the portal shows it; null where only its list does. */
    path: z.string().nullable(),
  }),
)
export type OwnRequests = z.infer<typeof ownRequestsSchema>
