import { z } from 'zod'
import { linesText } from '@contract/kernel/field-declarations'
import { instantText } from '@contract/kernel/instant-text'
import { idSchema } from '@contract/kernel/ids'
import { NEXT_ACTION_KINDS } from '@contract/modules/buyers/lead.resource'
import { ACTIVITY_KINDS, type ActivityKind } from '@contract/modules/buyers/activity-kinds'

/** What is written down by hand; a change of status writes itself. */
export const LOGGED_KINDS = ACTIVITY_KINDS.filter(kind => kind !== 'status_change') as [
  (typeof ACTIVITY_KINDS)[number],
  ...(typeof ACTIVITY_KINDS)[number][],
]

/** How it went, in one tap. */
export const OUTCOMES = ['reached', 'no_answer', 'interested', 'call_back', 'not_interested', 'done'] as const
export type Outcome = (typeof OUTCOMES)[number]

const reason = linesText(3, 400)

export const logActivitySchema = z.strictObject({
  kind: z.enum(LOGGED_KINDS),
  outcome: z.enum(OUTCOMES).nullable().default(null),
  note: linesText(1, 2_000).nullable().default(null),
  /** Left out: what was planned stays. Null: nothing is planned any more. */
  next_action_at: instantText.nullable().optional(),
  next_action_kind: z.enum(NEXT_ACTION_KINDS).nullable().optional(),
})
export type LogActivity = z.input<typeof logActivitySchema>

export const moveLeadSchema = z.strictObject({
  status_id: idSchema,
  /** Asked for when the lead is lost by it. */
  reason: reason.nullable().default(null),
})

export const assignLeadSchema = z.strictObject({
  to_employee_id: idSchema,
  reason: reason.nullable().default(null),
})
export const transferLeadSchema = z.strictObject({ to_employee_id: idSchema, reason })
/** The lead of the address stays, the one named here goes. */
export const mergeLeadSchema = z.strictObject({ merged_lead_id: idSchema, reason })
export type MergeLead = z.infer<typeof mergeLeadSchema>

/** POST /:id/withdraw-consent and /:id/consent, as of a buyer. */
export const CONSENT_STEPS = ['consent', 'withdraw_consent'] as const
export type ConsentStep = (typeof CONSENT_STEPS)[number]

/** What stands in the history of a lead: what its agent logged, its consent, and a buyer who asked to be called. */
export type LeadEventKind = ActivityKind | ConsentStep | 'interest'
