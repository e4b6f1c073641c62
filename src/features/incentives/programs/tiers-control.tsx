import {
  MOST_TIERS,
  type IncentiveMetric,
  type IncentiveTier,
  tiersSchema,
} from '@contract/modules/commission/incentive-tier'
import { checkTiers } from '@contract/modules/commission/incentive-tiers.rules'
import { TierFields } from '@/features/incentives/programs/tier-fields'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export const BLANK_TIER: IncentiveTier = { from: '', to: null, kind: 'fixed', amount: '' }

/** Tiers one after the other: a new one begins where the last one ends, and has no end itself. */
export function TiersControl({ form, name }: FieldControlProps) {
  const t = usePhrases('incentives')
  const values = useFormValues(form)
  const metric = values['metric'] as IncentiveMetric
  const tiers = (values[name] ?? []) as IncentiveTier[]
  const change = (next: IncentiveTier[]) => form.fields.setValue(name, next, { shouldDirty: true })
  const withoutEnd = (list: IncentiveTier[]) =>
    list.map((tier, index) => (index === list.length - 1 ? { ...tier, to: null } : tier))
  return (
    <div className="form-stack form-grid-whole">
      {tiers.map((_tier, index) => (
        <TierFields
          key={index}
          form={form}
          at={`${name}.${index}`}
          count={index + 1}
          metric={metric}
          isLast={index === tiers.length - 1}
          isPercent={tiers[index]?.kind === 'pct'}
          onRemove={() => change(withoutEnd(tiers.toSpliced(index, 1)))}
        />
      ))}
      {tiers.length < MOST_TIERS && (
        <div>
          <Button
            size="sm"
            icon="plus-lg"
            onClick={() => change([...tiers, { ...BLANK_TIER, from: tiers.at(-1)?.to ?? '' }])}
          >
            {t('tiers.add')}
          </Button>
        </div>
      )}
      <TierFaults metric={metric} tiers={tiers} />
    </div>
  )
}

/** What the server would refuse, as one types: only once each line is whole. */
function TierFaults({ metric, tiers }: { metric: IncentiveMetric; tiers: readonly IncentiveTier[] }) {
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
