import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { MOVEMENT_KINDS } from '@contract/modules/cash-advance/advance-movement.rules'
import { stepSchema } from '@contract/selling/step.schema'

export const limitQuerySchema = z.strictObject({
  repayment: z.enum(['liquidation', 'payroll', 'commission']),
})
export const advanceLimitSchema = z.object({
  base: z.enum(['earnings', 'pay']),
  limit: z.string(),
  steps: z.array(stepSchema),
  /** Whether more than the limit can be asked for at all. */
  is_hard: z.boolean(),
  /** Why nothing can be asked for now. */
  refused: z.array(z.string()),
  /** The last day to settle it by, were it released on the day it is asked for. */
  settle_days: z.number().int(),
})
export type AdvanceLimitAnswer = z.infer<typeof advanceLimitSchema>

/** What stands beside an advance for whoever opens it. */
export const advanceStandingSchema = z.object({
  /** Null where it is measured by pay that the reader may not know. */
  limit: advanceLimitSchema.pick({ base: true, limit: true, steps: true }).nullable(),
  is_within: z.boolean(),
  /** What releasing it would write. */
  posting: z.array(
    z.object({ account: z.string(), name: z.string(), debit: z.string(), credit: z.string() }),
  ),
  /** What its entries may name, for whoever posts them. */
  accounts: z.array(z.object({ id: idSchema, code: z.string(), name: z.string() })),
  movements: z.array(
    z.object({
      id: idSchema,
      kind: z.enum(MOVEMENT_KINDS),
      moved_on: z.string(),
      amount: z.string(),
      effect: z.string(),
      reference: z.string().nullable(),
      /** None of a deduction, which the entry of whoever deducts bears. */
      entry_id: idSchema.nullable(),
      entry_number: z.string().nullable(),
      /** The movement that this one undoes, and why; and whether another undid this one. */
      reverses_id: idSchema.nullable(),
      reason: z.string().nullable(),
      is_undone: z.boolean(),
      /** Whether it may be undone as things stand. */
      may_undo: z.boolean(),
    }),
  ),
  to_sign: z.string().nullable(),
  signed: z
    .object({ text: z.string(), signed_name: z.string(), drawing: z.string(), signed_at: z.string() })
    .nullable(),
})
export type AdvanceStandingAnswer = z.infer<typeof advanceStandingSchema>
