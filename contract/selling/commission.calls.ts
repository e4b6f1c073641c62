import { z } from 'zod'
import { adjustmentSchema } from '@contract/selling/commission-adjustment'
import { dateText, rateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'
import { FINANCINGS, USUAL_DOWN_PAYMENT } from '@contract/selling/schedule.rules'
import { stepSchema } from '@contract/selling/step.schema'

export const TRANCHE_STATUSES = [
  'locked',
  'eligible',
  'billed',
  'partly_collected',
  'collected',
  'on_hold',
  'reversed',
] as const
export type TrancheStatus = (typeof TRANCHE_STATUSES)[number]
const COMMISSION_STATUSES = ['projected', 'locked', 'cancelled'] as const

/**
 * Who earns what and when, before a reservation as well as after a booking. Amounts of others are left out for who
 * may only see their own: then `gross` and `company` are null and `steps` is empty.
 */
export const commissionViewSchema = z.object({
  status: z.enum(COMMISSION_STATUSES),
  scheme: z.object({ id: idSchema, code: z.string(), name: z.string(), version: z.number().int() }),
  base: z.string().nullable(),
  gross: z.string().nullable(),
  company: z.string().nullable(),
  /** in words: base, gross, each level, the company. */
  steps: z.array(stepSchema),
  sellers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      level: z.enum(SELLER_LEVELS),
      share_weight: z.string(),
      rate_pct: z.string(),
      amount: z.string(),
      is_own: z.boolean(),
    }),
  ),
  tranches: z.array(
    z.object({
      seq: z.number().int(),
      name: z.string().nullable(),
      trigger_pct: z.string(),
      release_pct: z.string(),
      trigger_amount: z.string(),
      /** If everything is paid on its day; null where the schedule never gets there. */
      expected_on: dateText.nullable(),
      status: z.enum(TRANCHE_STATUSES),
      eligible_on: dateText.nullable(),
      /** What an eligible amount still waits for: papers, an event. */
      waits_for: z.array(z.enum(['documents', 'pdc', 'cts_signed', 'loan_takeout', 'turnover'])),
      gross: z.string().nullable(),
      company: z.string().nullable(),
      shares: z.array(z.object({ id: z.string(), amount: z.string() })),
    }),
  ),
  /** What changed it after it was locked, the newest first. */
  adjustments: z.array(adjustmentSchema),
})
export type CommissionView = z.infer<typeof commissionViewSchema>

/** GET /commission/preview: what a unit would bring its seller at the price list's terms. */
export const commissionPreviewQuery = z.strictObject({
  unit_id: idSchema,
  level: z.enum(SELLER_LEVELS).default('agent'),
  financing: z.enum(FINANCINGS).default('bank'),
  discount_rate_pct: rateText().optional(),
  dp_rate_pct: rateText().default(USUAL_DOWN_PAYMENT),
  dp_terms_months: z.coerce.number().int().min(1).max(120).default(18),
})
