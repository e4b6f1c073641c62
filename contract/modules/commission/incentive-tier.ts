import { z } from 'zod'
import { decimalText } from '@contract/kernel/field-declarations'
import { parseMoney } from '@contract/kernel/money'
import { parseWeight } from '@contract/kernel/parts'

/** What is counted of the sales: units, the net list price, or the total contract price. */
export const INCENTIVE_METRICS = ['units', 'net_sales', 'gross_sales'] as const
export type IncentiveMetric = (typeof INCENTIVE_METRICS)[number]

export const TIER_KINDS = ['fixed', 'pct'] as const
export const FUNDERS = ['company', 'developer'] as const
export const MOST_TIERS = 12

const LARGEST = 999_999_999

/** From as much, below as much, a fixed amount or a percentage of what was counted. */
export const tierSchema = z.strictObject({
  from: decimalText(0, LARGEST, 2),
  /** Where the next tier begins; the last one has no end. */
  to: decimalText(0, LARGEST, 2).nullable(),
  kind: z.enum(TIER_KINDS),
  amount: decimalText(0, LARGEST, 6),
})
export const tiersSchema = z.array(tierSchema).max(MOST_TIERS)
export type IncentiveTier = z.infer<typeof tierSchema>

/** What is counted as a whole number: ten-thousandths of a unit, since sellers share units, or centavos. */
export const parseMeasure = (metric: IncentiveMetric, text: string): bigint =>
  metric === 'units' ? parseWeight(text) : parseMoney(text)

/** The other way round: "2.5" of units, "1500000.00" of money. */
export function measureText(metric: IncentiveMetric, measure: bigint): string {
  const places = metric === 'units' ? 4 : 2
  const digits = measure.toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return metric === 'units' ? String(Number(text)) : text
}
