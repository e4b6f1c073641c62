import { z } from 'zod'
import { dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'

const ADJUSTMENT_CAUSES = ['amendment', 'correction', 'clawback', 'credit'] as const

/** A share that became different. The company's has no seller. */
export const shareChangeSchema = z.object({
  seq: z.number().int(),
  sale_seller_id: idSchema.nullable(),
  seller_name: z.string().nullable(),
  level: z.enum(SELLER_LEVELS).nullable(),
  before: signedAmountText,
  after: signedAmountText,
})
export type ShareChange = z.infer<typeof shareChangeSchema>

/** What changed a commission after it was locked. */
export const adjustmentSchema = z.object({
  id: idSchema,
  cause: z.enum(ADJUSTMENT_CAUSES),
  /** The program whose incentive it is of; null where it is of the commission. */
  incentive: z.string().nullable(),
  reason: z.string(),
  adjusted_on: dateText,
  approved_by: z.string().nullable(),
  /** Nothing for who may not see the whole commission. */
  gross_before: z.string().nullable(),
  gross_after: z.string().nullable(),
  entry_id: idSchema.nullable(),
  entry_number: z.string().nullable(),
  changes: z.array(shareChangeSchema),
})
export type Adjustment = z.infer<typeof adjustmentSchema>
