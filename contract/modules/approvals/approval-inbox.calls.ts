import { z } from 'zod'
import { remarkText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { DECISIONS, SEAT_STATES } from '@contract/modules/approvals/approval-inbox.resource'
import { approvalViewSchema, earlierRequestSchema } from '@contract/modules/approvals/approval-view'
import { trackerStepSchema } from '@contract/modules/approvals/external.calls'
import { APPROVED_DOCUMENTS } from '@contract/kernel/document-types'
import { APPROVAL_STEPS } from '@contract/approvals/approver.resource'

const status = z.enum(['pending', 'approved', 'rejected', 'returned', 'withdrawn', 'expired'])
const decision = z.enum(DECISIONS)
const comment = remarkText(2_000).default('')
/** Of a person who may be chosen; it means something only where it was offered. */
const personKey = z.string().min(1).max(300)
const offeredPersonSchema = z.object({ key: z.string(), name: z.string() })

/** GET /approvals/inbox/:id. One thing that somebody is asked, and all that is known of it to them. */
export const openedSeatSchema = z.object({
  id: idSchema,
  request_id: idSchema,
  doc_type: z.enum(APPROVED_DOCUMENTS),
  subject_id: idSchema,
  number: z.string().nullable(),
  step_key: z.enum(APPROVAL_STEPS),
  state: z.enum(SEAT_STATES),
  is_frozen: z.boolean(),
  stands_in_for: z.string().nullable(),
  due_at: z.string().nullable(),
  /** Until when the link that was mailed decides; null where none does. */
  link_until: z.string().nullable(),
  /** Of the document as `view` shows it: goes back as If-Match with the decision. */
  version: z.number().int(),
  /** Empty where nothing is to be decided here, or no longer. */
  decisions: z.array(decision),
  view: approvalViewSchema,
  /** The last ones of the same person and kind that this step was asked about. */
  earlier: z.array(earlierRequestSchema),
  status,
  steps: z.array(trackerStepSchema),
  /** Whom it may be handed on to. */
  delegates: z.array(offeredPersonSchema),
  /** Where the portal shows the document itself. */
  path: z.string(),
})
export type OpenedSeat = z.infer<typeof openedSeatSchema>

/** POST /approvals/inbox/:id/decide, with If-Match. A comment is needed to reject and to return. */
export const decideSchema = z.strictObject({ decision, comment })
export type Decide = z.infer<typeof decideSchema>
export const decidedSchema = z.object({ decision, at: z.string(), status })

/** POST /approvals/inbox/decide. Each is decided for itself: one that cannot be keeps none of the others. */
export const decideManySchema = z.strictObject({
  decision: z.enum(['agree', 'reject', 'return']),
  comment,
  items: z
    .array(z.strictObject({ id: idSchema, version: z.number().int() }))
    .min(1)
    .max(100),
})
/** `agree` says for each what its step asks for: approve, verify or note. */
export type DecideMany = z.infer<typeof decideManySchema>
export const decidedManySchema = z.object({
  results: z.array(
    z.object({
      id: idSchema,
      done: z.boolean(),
      /** null where it was done. */
      code: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
})
export type DecidedMany = z.infer<typeof decidedManySchema>

/** POST /approvals/inbox/:id/delegate. */
export const delegateSeatSchema = z.strictObject({ key: personKey })
export const delegatedSeatSchema = z.object({ name: z.string() })

/** GET /approvals/counts: what waits for whoever asks, by type; only types of which something waits. */
export const inboxCountsSchema = z.array(
  z.object({ doc_type: z.enum(APPROVED_DOCUMENTS), waiting: z.number().int(), overdue: z.number().int() }),
)
export type InboxCounts = z.infer<typeof inboxCountsSchema>

/** GET /approvals/tracker/:doc_type/:subject_id, by whoever asked, is asked, or may see the document. */
export const trackerParamsSchema = z.strictObject({
  doc_type: z.enum(APPROVED_DOCUMENTS),
  subject_id: idSchema,
})
export const trackerSchema = z.object({
  request_id: idSchema,
  status,
  round: z.number().int(),
  is_frozen: z.boolean(),
  requested_at: z.string(),
  steps: z.array(trackerStepSchema),
  /** What the reader is asked here, if anything. */
  seat_id: idSchema.nullable(),
  /** Whoever asked may remind once a day; null: not now, or not theirs to do. */
  nudge: z.enum(['now', 'later']).nullable(),
  /** When it was done last. */
  nudged_at: z.string().nullable(),
})
export type Tracker = z.infer<typeof trackerSchema>
/** POST /approvals/requests/:id/nudge. `at`: outside working hours the mail waits for the next opening. */
export const nudgedSchema = z.object({ at: z.string() })
