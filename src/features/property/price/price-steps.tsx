import { formatAmount } from '@contract/kernel/money'
import type { PriceStep, UnitPriceView } from '@contract/selling/property-unit.calls'
import type { PriceKey } from '@contract/selling/price.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { shownRate } from '@/shared/format/shown-rate'
import { classNames } from '@/shared/ui/class-names'

export type PriceStepsProps = { price: UnitPriceView }

const BECAUSE = [
  'commercial',
  'lot',
  'socialised',
  'within_threshold',
  'above_threshold',
  'no_threshold',
] as const

/** How the price came about: each amount with the rule that made it. */
export function PriceSteps({ price }: PriceStepsProps) {
  const t = usePhrases('property')
  const name = (key: string) => t(`price.steps.${key as PriceKey}`)
  const how = (step: PriceStep): string => {
    const { how: made } = step
    if (made.by === 'given') return ''
    if (made.by === 'percent' || made.by === 'net_of_tax')
      return t(`price.how.${made.by}`, { rate: shownRate(made.rate), of: name(made.of) })
    if (made.by === 'difference')
      return t('price.how.difference', { from: name(made.from), less: made.less.map(name).join(', ') })
    return t('price.how.sum', { of: made.of.map(name).join(' + ') })
  }
  const because = BECAUSE.find(reason => reason === price.vat.because)
  return (
    <>
      <dl className="price-steps">
        {price.steps.map(step => (
          <div key={step.key} className={classNames('price-step', step.key === 'tcp' && 'is-total')}>
            <dt>
              {name(step.key)}
              <span className="price-step-how">{how(step)}</span>
            </dt>
            <dd>
              <bdi dir="ltr">{formatAmount(step.amount)}</bdi>
            </dd>
          </div>
        ))}
        <div className="price-step">
          <dt>{t('price.dp_amount')}</dt>
          <dd>
            <bdi dir="ltr">{formatAmount(price.dp_amount)}</bdi>
          </dd>
        </div>
        <div className="price-step">
          <dt>{t('price.balance')}</dt>
          <dd>
            <bdi dir="ltr">{formatAmount(price.balance_amount)}</bdi>
          </dd>
        </div>
      </dl>
      {because && (
        <p className="small text-muted">
          {t(`price.vat.${because}`, { threshold: formatAmount(price.vat.threshold ?? '0.00') })}
        </p>
      )}
    </>
  )
}
