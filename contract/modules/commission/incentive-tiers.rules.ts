import type { BrokenRule } from '@contract/kernel/broken-rule'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import { parseRate, percentOf } from '@contract/kernel/rates'
import {
  parseMeasure,
  type IncentiveMetric,
  type IncentiveTier,
} from '@contract/modules/commission/incentive-tier'

export const TIER_FAULTS = [
  'incentive_tiers_missing',
  'incentive_tier_from',
  'incentive_tier_end',
  'incentive_tier_gap',
  'incentive_tier_units',
  'incentive_tier_amount',
  'incentive_tier_percent_of_units',
  'incentive_tier_falls',
] as const
export type TierFault = (typeof TIER_FAULTS)[number]

/** What a tier gives for as much as was counted. */
export const tierAmount = (
  { kind, amount }: Pick<IncentiveTier, 'kind' | 'amount'>,
  counted: bigint,
): Centavos => (kind === 'fixed' ? parseMoney(amount) : percentOf(counted, parseRate(amount)))

/**
 * Tiers follow each other without gap or overlap, the last one is open, and whoever sells more never gets less. The
 * form and the server ask this one function.
 */
export function checkTiers(
  metric: IncentiveMetric,
  tiers: readonly IncentiveTier[],
): (BrokenRule & { code: TierFault })[] {
  if (tiers.length === 0) return [{ path: 'tiers', code: 'incentive_tiers_missing' }]
  const faults = tiers.flatMap((tier, index) => {
    const found = faultOf(metric, tier, tiers[index - 1] ?? null, index === tiers.length - 1)
    return found ? [{ path: `tiers.${index}.${found[0]}`, code: found[1] }] : []
  })
  // Where a tier stands alone in being wrong, what it gives beside the others says nothing.
  return faults.length > 0 ? faults : fallsOf(metric, tiers)
}

type Fault = [field: keyof IncentiveTier, code: TierFault]

function faultOf(
  metric: IncentiveMetric,
  tier: IncentiveTier,
  before: IncentiveTier | null,
  isLast: boolean,
): Fault | null {
  if (metric === 'units' && [tier.from, tier.to ?? '0'].some(bound => Number(bound) > 99_999))
    return ['from', 'incentive_tier_units']
  const from = parseMeasure(metric, tier.from)
  const to = tier.to === null ? null : parseMeasure(metric, tier.to)
  if (from === 0n) return ['from', 'incentive_tier_from']
  if (before?.to !== undefined && before.to !== null && parseMeasure(metric, before.to) !== from)
    return ['from', 'incentive_tier_gap']
  if (isLast ? to !== null : to === null || to <= from) return ['to', 'incentive_tier_end']
  if (tier.kind === 'pct' && metric === 'units') return ['kind', 'incentive_tier_percent_of_units']
  return isPayable(tier) ? null : ['amount', 'incentive_tier_amount']
}

const isPayable = ({ kind, amount }: IncentiveTier): boolean =>
  Number(amount) > 0 && (kind === 'pct' ? Number(amount) <= 100 : /^\d+(\.\d{1,2})?$/.test(amount))

/** What a tier gives at its beginning is no less than the one before it gave up to there. */
const fallsOf = (metric: IncentiveMetric, tiers: readonly IncentiveTier[]) =>
  tiers.flatMap((tier, index) => {
    const before = tiers[index - 1]
    const at = parseMeasure(metric, tier.from)
    const falls = before !== undefined && tierAmount(tier, at) < tierAmount(before, at)
    return falls ? [{ path: `tiers.${index}.amount`, code: 'incentive_tier_falls' as const }] : []
  })
