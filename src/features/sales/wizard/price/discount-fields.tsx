import { useState } from 'react'
import type { SalePrice } from '@contract/selling/sale.calls'
import type { PricedForm } from '@/features/sales/wizard/price/price-form'
import { FormMoney } from '@/shared/form/form-money'
import { FormRate } from '@/shared/form/form-rate'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Checkbox } from '@/shared/ui/checkbox'

export type DiscountFieldsProps = { form: PortalForm<PricedForm>; price: SalePrice }

/** In per cent or as an amount, never both. */
export function DiscountFields({ form, price }: DiscountFieldsProps) {
  const t = usePhrases('sale-wizard')
  const [by, setBy] = useState<'rate' | 'amount'>(price.discount.amount === null ? 'rate' : 'amount')

  const handleBy = (next: 'rate' | 'amount') => {
    setBy(next)
    const other = next === 'rate' ? 'price.discount.amount' : 'price.discount.rate_pct'
    form.fields.setValue(other, null, { shouldDirty: true })
  }
  return (
    <>
      <fieldset className="choice-line">
        <legend className="field-label">{t('price.discount_by')}</legend>
        {(['rate', 'amount'] as const).map(each => (
          <Checkbox
            key={each}
            kind="radio"
            name="discount-by"
            label={t(`price.by_${each}`)}
            checked={by === each}
            onChange={() => handleBy(each)}
          />
        ))}
      </fieldset>
      {by === 'rate' ? (
        <FormRate form={form} name="price.discount.rate_pct" label={t('price.rate')} required />
      ) : (
        <FormMoney form={form} name="price.discount.amount" label={t('price.amount')} required />
      )}
    </>
  )
}
