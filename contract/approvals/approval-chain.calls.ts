import { z } from 'zod'
import { changeSchema, createSchema, shownSchema } from '@contract/kernel/define-resource'
import { maybe } from '@contract/kernel/field-declarations'
import { approvalChainResource } from '@contract/approvals/approval-chain.resource'
import { APPROVAL_STEPS } from '@contract/approvals/approver.resource'

export const RESOLVERS = ['immediate_head', 'approver_list', 'role', 'fixed_user'] as const
export const DECISION_KINDS = ['approve', 'note', 'verify'] as const
export const TIMEOUTS = ['remind', 'escalate', 'skip_with_note'] as const
export const MOST_STEPS = 10

/** In the order in which they are asked. `resolver_arg`: of a role its code, of one person the account's id. */
export const chainStepSchema = z.strictObject({
  step_key: z.enum(APPROVAL_STEPS),
  resolver: z.enum(RESOLVERS),
  resolver_arg: maybe(z.string().max(64)),
  decision_kind: z.enum(DECISION_KINDS).default('approve'),
  min_approvals: z.number().int().min(1).max(10).default(1),
  sla_hours: z.number().int().min(1).max(720).default(48),
  on_timeout: z.enum(TIMEOUTS).default('remind'),
})
export type ChainStepForm = z.infer<typeof chainStepSchema>

const shownStep = z.object({
  ...chainStepSchema.shape,
  seq: z.number().int(),
  /** How whoever is named by `resolver_arg` calls themselves. */
  resolver_label: z.string().nullable(),
})

const steps = z.array(chainStepSchema).min(1).max(MOST_STEPS)
/** GET, GET /:id; POST; PATCH /:id with If-Match; POST /:id/deactivate and /:id/reactivate with If-Match. */
export const approvalChainSchema = shownSchema(approvalChainResource).extend({ steps: z.array(shownStep) })
export type ApprovalChain = z.infer<typeof approvalChainSchema>
export const createChainSchema = createSchema(approvalChainResource).extend({ steps })
export type CreateChain = z.infer<typeof createChainSchema>
/** Steps are given whole or not at all. */
export const changeChainSchema = changeSchema(approvalChainResource).extend({ steps: steps.optional() })
export type ChangeChain = z.infer<typeof changeChainSchema>

/** GET /settings/approval-chains/choices: what the editor offers besides. */
export const chainChoicesSchema = z.object({
  roles: z.array(z.object({ code: z.string(), name: z.string() })),
  /** What a condition may be about, by type of document. */
  facts: z.record(z.string(), z.array(z.string())),
})
export type ChainChoices = z.infer<typeof chainChoicesSchema>
