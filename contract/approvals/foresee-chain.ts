import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  chainStepSchema,
  DECISION_KINDS,
  MOST_STEPS,
  RESOLVERS,
} from '@contract/approvals/approval-chain.calls'
import { APPROVED_DOCUMENTS } from '@contract/kernel/document-types'

/** Whom a request would be asked of today, found as the engine finds them; nothing is written or told to anybody. */
export const chainForecastSchema = z.object({
  /** Why it could not go out; null: it could. */
  problem: z.enum(['no_chain', 'too_few_approvers', 'nobody_decides']).nullable(),
  steps: z.array(
    z.object({
      step_key: z.string(),
      resolver: z.enum(RESOLVERS),
      decision_kind: z.enum(DECISION_KINDS),
      people: z.array(z.object({ name: z.string(), stands_in_for: z.string().nullable() })),
      min_approvals: z.number().int(),
      /** Passed over, or, with too few, what stops the request. */
      gap: z.enum(['nobody_above', 'only_barred', 'nobody_found']).nullable(),
    }),
  ),
})
export type ChainForecast = z.infer<typeof chainForecastSchema>

/** POST /settings/approval-chains/foresee: the steps as they stand in the editor, as if this account asked today. */
export const foreseeChainSchema = z.strictObject({
  doc_type: z.enum(APPROVED_DOCUMENTS),
  user_id: idSchema,
  steps: z.array(chainStepSchema).min(1).max(MOST_STEPS),
})
export type ForeseeChain = z.infer<typeof foreseeChainSchema>
