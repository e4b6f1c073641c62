import { z } from 'zod'
import { dateText } from '@contract/kernel/field-declarations'
import { adjustmentSchema } from '@contract/selling/commission-adjustment'
import { TRANCHE_CONDITIONS } from '@contract/modules/commission/eligibility.rules'

/** Why a share is where it is: what its tranche needs, what there is, and what its reader may do. */
export const transactionReasonSchema = z.object({
  tranche_name: z.string().nullable(),
  trigger_amount: z.string(),
  collected: z.string(),
  waits_for: z.array(z.enum(TRANCHE_CONDITIONS)),
  /** What had been collected on the day it became eligible. */
  eligible_at: z.object({ on: dateText, collected: z.string() }).nullable(),
  hold_reason: z.string().nullable(),
  /** What happened to the tranche, the newest first. */
  events: z.array(
    z.object({ at: z.string(), verb: z.string(), by: z.string().nullable(), reason: z.string().nullable() }),
  ),
  /** What changed this share after it was locked, the newest first. */
  adjustments: z.array(adjustmentSchema),
  buyer_name: z.string(),
  unit_code: z.string(),
  actions: z.array(z.enum(['hold', 'let_go'])),
})
export type TransactionReason = z.infer<typeof transactionReasonSchema>
