import { z } from 'zod'
import { amountText, dateText, decimalText, linesText, rateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { bulkTargetSchema } from '@contract/kernel/record-calls'
import { UNIT_STATUSES } from '@contract/selling/unit-state.rules'

/** What may be asked for of a unit by itself; the rest follows from holds and sales. */
export const UNIT_COMMANDS = ['publish', 'block', 'unblock', 'withdraw', 'turn_over'] as const
export type UnitCommand = (typeof UNIT_COMMANDS)[number]
/** Those that several units may be asked for at once. */
export const BULK_UNIT_COMMANDS = ['publish', 'block', 'unblock', 'withdraw'] as const
export type BulkUnitCommand = (typeof BULK_UNIT_COMMANDS)[number]

export const unitReason = linesText(3, 400)

export const reasonedSchema = z.strictObject({ reason: unitReason })

export const bulkUnitsSchema = z.strictObject({
  trigger: z.enum(BULK_UNIT_COMMANDS),
  target: bulkTargetSchema,
  reason: unitReason.nullable().default(null),
  dry_run: z.boolean(),
})
export type BulkUnits = z.infer<typeof bulkUnitsSchema>

export const repriceSchema = z.strictObject({
  list_price: amountText,
  effective_from: dateText,
  reason: unitReason,
})
export type Reprice = z.infer<typeof repriceSchema>

export const PRICE_ROUNDINGS = ['0.01', '1.00', '100.00', '1000.00'] as const
const signedAmount = decimalText(-999_999_999_999, 999_999_999_999, 2)
export const priceChangeSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('percent'), rate: rateText(-99, 999) }),
  z.strictObject({ by: z.literal('amount'), amount: signedAmount }),
  z.strictObject({ by: z.literal('set'), amount: amountText }),
])
export type PriceChange = z.infer<typeof priceChangeSchema>

const howTo = {
  change: priceChangeSchema,
  round_to: z.enum(PRICE_ROUNDINGS).default('0.01'),
  effective_from: dateText,
}
export const repricePreviewSchema = z.strictObject({ target: bulkTargetSchema, ...howTo })
export type RepricePreviewCall = z.infer<typeof repricePreviewSchema>

export const REPRICE_SKIPS = ['status', 'no_price', 'unchanged', 'nothing_left', 'changed'] as const
export type RepriceSkip = (typeof REPRICE_SKIPS)[number]

const unitLine = { id: idSchema, unit_code: z.string(), project_label: z.string().nullable() }
export const repriceLineSchema = z.object({
  ...unitLine,
  row_version: z.number().int(),
  status: z.enum(UNIT_STATUSES),
  old_price: z.string(),
  new_price: z.string(),
})
export type RepriceLine = z.infer<typeof repriceLineSchema>
const skippedLine = z.object({ ...unitLine, status: z.enum(UNIT_STATUSES), reason: z.enum(REPRICE_SKIPS) })
export type RepriceSkipped = z.infer<typeof skippedLine>

export const repricePreviewAnswerSchema = z.object({
  lines: z.array(repriceLineSchema),
  skipped: z.array(skippedLine),
})
export type RepricePreview = z.infer<typeof repricePreviewAnswerSchema>

const MOST_UNITS = 5_000
/** What was previewed, each as it was then: one that has changed since is refused, the others are repriced. */
export const bulkRepriceSchema = z.strictObject({
  units: z
    .array(z.strictObject({ id: idSchema, row_version: z.number().int().min(1) }))
    .min(1)
    .max(MOST_UNITS),
  ...howTo,
  reason: unitReason,
})
export type BulkReprice = z.infer<typeof bulkRepriceSchema>
export const bulkRepriceAnswerSchema = z.object({
  changed: z.array(idSchema),
  refused: z.array(skippedLine),
})
export type BulkRepriceAnswer = z.infer<typeof bulkRepriceAnswerSchema>

/** What a buyer would pay: asked by whoever may see the unit, kept nowhere. */
export const priceQuerySchema = z.strictObject({
  discount_rate: rateText(0, 100).optional(),
  discount_amount: amountText.optional(),
  other_charges: amountText.optional(),
  dp_rate: rateText(0, 100).optional(),
})
export type PriceQuery = z.infer<typeof priceQuerySchema>

const ofRate = { of: z.string(), rate: z.string() }
const ofMany = { of: z.array(z.string()) }
const stepHow = z.discriminatedUnion('by', [
  z.object({ by: z.literal('given') }),
  z.object({ by: z.literal('percent'), ...ofRate }),
  z.object({ by: z.literal('net_of_tax'), ...ofRate }),
  z.object({ by: z.literal('sum'), ...ofMany }),
  z.object({ by: z.literal('smaller'), ...ofMany }),
  z.object({ by: z.literal('difference'), from: z.string(), less: z.array(z.string()) }),
])
export const priceStepSchema = z.object({
  key: z.string(),
  rule: z.string(),
  how: stepHow,
  amount: z.string(),
})
export type PriceStep = z.infer<typeof priceStepSchema>

export const unitPriceAnswerSchema = z.object({
  steps: z.array(priceStepSchema),
  tcp: z.string(),
  net_list_price: z.string(),
  vat: z.object({
    treatment: z.enum(['vatable', 'exempt']),
    because: z.string(),
    threshold: z.string().nullable(),
  }),
  dp_amount: z.string(),
  balance_amount: z.string(),
})
export type UnitPriceView = z.infer<typeof unitPriceAnswerSchema>
