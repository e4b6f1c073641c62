import type { PriceKey } from '@contract/selling/price.rules'
import type { ShownStep } from '@contract/selling/step.schema'
import { writtenSteps } from '@/features/sales/price/step-words'
import '@/features/sales/price/price-steps.scss'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'

export type PriceStepsProps = { steps: readonly ShownStep[] }

/** From the list price to the contract price, one line a step, each with the sum that made it. */
export function PriceSteps({ steps }: PriceStepsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  return (
    <dl className="price-steps" aria-label={t('price.steps')}>
      {writtenSteps(steps).map(({ key, amount, formula }) => (
        <div key={key} className={classNames('price-step', key === 'tcp' && 'price-step-total')}>
          <dt>
            <span>{t(`price.keys.${key as PriceKey}`)}</span>
            {formula && (
              <span className="price-formula">
                <Ltr>{formula}</Ltr>
              </span>
            )}
          </dt>
          <dd>
            <Ltr>{formats.amount(amount)}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
