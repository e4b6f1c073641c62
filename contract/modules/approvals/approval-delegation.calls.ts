import { z } from 'zod'
import { dateText, maybe, maybeLines } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** GET /approvals/delegations: one's own, those that are over too, and the ones made in favour of the reader. */
export const delegationSchema = z.object({
  id: idSchema,
  from_user_id: idSchema,
  from_name: z.string(),
  to_user_id: idSchema,
  to_name: z.string(),
  date_from: z.string(),
  date_to: z.string().nullable(),
  reason: z.string().nullable(),
  state: z.enum(['coming', 'current', 'over']),
  /** False: somebody else named the reader. */
  is_own: z.boolean(),
  row_version: z.number().int(),
})
export type ApprovalDelegation = z.infer<typeof delegationSchema>

/** POST /approvals/delegations. Both days included; without a last one until it is ended. */
export const createDelegationSchema = z.strictObject({
  to_user_id: idSchema,
  date_from: dateText,
  date_to: maybe(dateText),
  reason: maybeLines(400),
})
export type CreateDelegation = z.infer<typeof createDelegationSchema>

/** GET /approvals/people?search=: active accounts by name, at most 20. */
export const peopleQuerySchema = z.strictObject({ search: z.string().max(100).default('') })
export const personChoiceSchema = z.object({ id: idSchema, name: z.string(), detail: z.string() })
export type PersonChoice = z.infer<typeof personChoiceSchema>
