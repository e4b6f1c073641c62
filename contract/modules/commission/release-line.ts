import { z } from 'zod'
import { amountText, rateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'

/** A share of one tranche that may be paid, with what is held back of it until later. */
export const releaseLineSchema = z.object({
  share_id: idSchema,
  sale_id: idSchema,
  sale_no: z.string(),
  unit_code: z.string(),
  buyer_name: z.string(),
  seq: z.number().int(),
  /** The program, where it is an incentive. */
  incentive: z.string().optional(),
  level: z.enum(SELLER_LEVELS),
  amount: amountText,
  holdback_rate: rateText(),
  holdback: amountText,
})
export type ReleaseLine = z.infer<typeof releaseLineSchema>

/** What keeps a payee from being paid. */
export const RELEASE_BARS = [
  'payee_suspended',
  'licence_expired',
  'accreditation_expired',
  'broker_licence_expired',
] as const
export type ReleaseBar = (typeof RELEASE_BARS)[number]

/** GET /commission/releases/releasable: who could be paid in a unit, and how much. */
export const releasableQuery = z.strictObject({ ou_id: idSchema })
export const releasableSchema = z.array(
  z.object({
    seller_id: idSchema,
    name: z.string(),
    shares: z.number().int(),
    sales: z.number().int(),
    /** What may be released and stands on no other release. */
    amount: amountText,
    /** Held back before, and due to be paid. */
    holdbacks: amountText,
    open_clawbacks: amountText,
    /** There is a release of his that nobody has submitted yet. */
    has_draft: z.boolean(),
    bars: z.array(z.enum(RELEASE_BARS)),
  }),
)
export type Releasable = z.infer<typeof releasableSchema>[number]

/** GET /commission/releases/preview: the lines and the computation of a release before it is drafted. */
export const releasePreviewQuery = z.strictObject({ ou_id: idSchema, seller_id: idSchema })
export const payableHoldbackSchema = z.object({
  id: idSchema,
  sale_no: z.string(),
  unit_code: z.string(),
  seq: z.number().int(),
  amount: amountText,
  due_on: z.string().nullable(),
  /** By the rule of its scheme; what is not due is paid out where somebody chooses it. */
  is_due: z.boolean(),
})
export type PayableHoldback = z.infer<typeof payableHoldbackSchema>
export const releaseChoicesSchema = z.object({
  lines: z.array(releaseLineSchema),
  holdbacks: z.array(payableHoldbackSchema),
  bars: z.array(z.enum(RELEASE_BARS)),
})
export type ReleaseChoices = z.infer<typeof releaseChoicesSchema>

/** A payday of this many payees is one act: prepared by one press, and paid by one. */
export const MOST_PAID_TOGETHER = 500

/** POST /commission/releases/prepare: a draft for each of these payees, of all that may be released. */
export const prepareReleasesSchema = z.strictObject({
  ou_id: idSchema,
  seller_ids: z.array(idSchema).min(1).max(MOST_PAID_TOGETHER),
})
