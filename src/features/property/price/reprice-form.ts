import { z } from 'zod'
import { amountText, dateText, decimalText, rateText } from '@contract/kernel/field-declarations'
import {
  PRICE_ROUNDINGS,
  unitReason,
  type PriceChange,
  type RepricePreviewCall,
} from '@contract/selling/property-unit.calls'

export const WAYS = ['percent', 'amount', 'set'] as const

const common = {
  round_to: z.enum(PRICE_ROUNDINGS),
  effective_from: dateText,
  reason: unitReason,
}
const signed = decimalText(-999_999_999_999, 999_999_999_999, 2)

/** One field for the figure, whatever it means. */
export const repriceFormSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('percent'), figure: rateText(-99, 999), ...common }),
  z.strictObject({ by: z.literal('amount'), figure: signed, ...common }),
  z.strictObject({ by: z.literal('set'), figure: amountText, ...common }),
])
export type RepriceValues = z.infer<typeof repriceFormSchema>

type How = Omit<RepricePreviewCall, 'target'>

export function readRepriceForm({ by, figure, round_to, effective_from }: RepriceValues): How {
  const change: PriceChange = by === 'percent' ? { by, rate: figure } : { by, amount: figure }
  return { change, round_to, effective_from }
}
