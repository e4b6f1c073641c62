import { PriceSteps } from '@/features/sales/price-steps'
import { PriceFields } from '@/features/sales/wizard/price/price-fields'
import { StepPreview } from '@/features/sales/wizard/step-preview'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { formPart } from '@/shared/form/form-part'

export type PriceStepProps = { wizard: Wizard }

/** On one side what may be agreed upon, on the other every step that makes the contract price of it. */
export function PriceStep({ wizard }: PriceStepProps) {
  const t = usePhrases('sale-wizard')
  const { form, values, preview } = wizard
  return (
    <div className="wizard-split">
      <div className="form-stack">
        <PriceFields form={formPart(form)} price={values.price} vat={preview.data?.price?.vat} />
      </div>
      <StepPreview preview={preview} title={t('price.steps')} step="price">
        {data => data.price && <PriceSteps steps={data.price.steps} />}
      </StepPreview>
    </div>
  )
}
