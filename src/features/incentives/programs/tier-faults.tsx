import {
  tiersSchema,
  type IncentiveMetric,
  type IncentiveTier,
} from '@contract/modules/commission/incentive-tier'
import { checkTiers } from '@contract/modules/commission/incentive-tiers.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

/** What the server would refuse, as one types: only once each line is whole. */
export function TierFaults({ metric, tiers }: { metric: IncentiveMetric; tiers: readonly IncentiveTier[] }) {
  const t = usePhrases('incentives')
  const whole = tiersSchema.safeParse(tiers)
  if (!whole.success) return null
  const codes = [...new Set(checkTiers(metric, whole.data).map(({ code }) => code))]
  if (codes.length === 0) return null
  return (
    <Banner tone="warning">
      {codes.map(code => (
        <p key={code} className="mb-0">
          {t(`faults.${code}`)}
        </p>
      ))}
    </Banner>
  )
}
