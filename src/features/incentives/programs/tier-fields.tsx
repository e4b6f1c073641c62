import { TIER_KINDS, type IncentiveMetric } from '@contract/modules/commission/incentive-tier'
import { FormFigure } from '@/shared/form/form-figure'
import { FormMoney } from '@/shared/form/form-money'
import { FormSelect } from '@/shared/form/form-select'
import { typedRate } from '@/shared/form/typed-figures'
import { shownRate } from '@/shared/format/shown-rate'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'
import { IconButton } from '@/shared/ui/icon-button'

export type TierFieldsProps = {
  form: PortalForm<RecordValues>
  /** Where the tier stands among the values of the form. */
  at: string
  count: number
  metric: IncentiveMetric
  isLast: boolean
  isPercent: boolean
  onRemove: () => void
}

/** From as much, below as much, and what that gives. */
export function TierFields({ form, at, count, metric, isLast, isPercent, onRemove }: TierFieldsProps) {
  const t = usePhrases('incentives')
  const rate = { read: typedRate, show: shownText, malformed: 'rate_malformed' }
  const bound = (name: 'from' | 'to') => ({
    form,
    name: `${at}.${name}`,
    label: t(`tiers.${name}`),
    required: true,
  })
  const Bound = metric === 'units' ? FormFigure : FormMoney
  const amount = { form, name: `${at}.amount`, required: true }
  return (
    <fieldset className="form-stack">
      <legend className="visually-hidden">{t('tiers.line', { count })}</legend>
      <div className="cluster justify-content-between">
        <span className="section-title" aria-hidden="true">
          {t('tiers.line', { count })}
        </span>
        <IconButton icon="trash" size="sm" label={t('tiers.remove', { count })} onClick={onRemove} />
      </div>
      <div className="form-grid">
        <Bound {...bound('from')} {...rate} />
        {!isLast && <Bound {...bound('to')} {...rate} />}
        <FormSelect
          form={form}
          name={`${at}.kind`}
          label={t('tiers.kind')}
          options={TIER_KINDS.map(value => ({ value, label: t(`tiers.${value}`) }))}
        />
        {isPercent ? (
          <FormFigure {...amount} {...rate} label={t('tiers.percent')} />
        ) : (
          <FormMoney {...amount} label={t('tiers.amount')} />
        )}
      </div>
    </fieldset>
  )
}

const shownText = (value: unknown): string => (typeof value === 'string' ? shownRate(value) : '')
