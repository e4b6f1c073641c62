import { z } from 'zod'
import { linesText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { SEAT_STATES } from '@contract/modules/approvals/approval-inbox.resource'
import { trackerStepSchema } from '@contract/modules/approvals/external.calls'
import { APPROVED_DOCUMENTS } from '@contract/kernel/document-types'

export const requestsQuerySchema = z.strictObject({
  show: z.enum(['pending', 'frozen', 'overdue']).default('pending'),
  search: z.string().max(100).default(''),
})

const request = z.object({
  id: idSchema,
  ou_id: idSchema,
  doc_type: z.enum(APPROVED_DOCUMENTS),
  subject_id: idSchema,
  number: z.string().nullable(),
  requester_name: z.string(),
  requested_at: z.string(),
  amount: z.string().nullable(),
  status: z.enum(['pending', 'approved', 'rejected', 'returned', 'withdrawn', 'expired']),
  is_frozen: z.boolean(),
  /** Who is asked now. */
  waits_for: z.array(z.string()),
  due_at: z.string().nullable(),
  row_version: z.number().int(),
})
/** GET /approvals/requests, for administrators: at most 200, the oldest first. */
export const requestsSchema = z.array(request)
export type ApprovalRequestItem = z.infer<typeof request>

const link = z.object({
  id: idSchema,
  purpose: z.enum(['decide', 'view_status', 'acknowledge']),
  step_key: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  issued_at: z.string(),
  expires_at: z.string(),
  opened_at: z.string().nullable(),
  used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  revoked_reason: z.string().nullable(),
})
const seat = z.object({
  id: idSchema,
  seat_key: z.string(),
  step_key: z.string(),
  name: z.string(),
  email: z.string(),
  stands_in_for: z.string().nullable(),
  state: z.enum(SEAT_STATES),
  asked_at: z.string().nullable(),
  decided_at: z.string().nullable(),
})
/** GET /approvals/requests/:id. */
export const requestDetailSchema = request.extend({
  steps: z.array(trackerStepSchema),
  seats: z.array(seat),
  links: z.array(link),
})
export type ApprovalRequestDetail = z.infer<typeof requestDetailSchema>

/** POST /approvals/requests/:id/reassign. The seat must still be open. */
export const reassignSchema = z.strictObject({ seat_id: idSchema, to_user_id: idSchema })
/** POST /approvals/requests/:id/freeze and /unfreeze. */
export const freezeSchema = z.strictObject({ reason: linesText(3, 400) })
/** POST /approvals/links/:id/resend and /revoke take no body. */
