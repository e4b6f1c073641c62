import type { PriceKey } from '@contract/selling/price.rules'
import type { ShownStep } from '@contract/selling/step.schema'
import { ComputationSteps } from '@/shared/computation/computation-steps'
import type { OmitStep } from '@/shared/computation/step-words'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type PriceStepsProps = { steps: readonly ShownStep[] }

/** Without a discount there is nothing to say of the price after it. */
const omit: OmitStep = ({ key, amount }, amountOf) =>
  key === 'discounted_price' && amount === amountOf('list_price')

/** From the list price to the contract price, one line a step, each with the sum that made it. */
export function PriceSteps({ steps }: PriceStepsProps) {
  const t = usePhrases('sales')
  return (
    <ComputationSteps
      steps={steps}
      label={t('price.steps')}
      total="tcp"
      nameOf={({ key }) => t(`price.keys.${key as PriceKey}`)}
      omit={omit}
    />
  )
}
