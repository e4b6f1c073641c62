import type { SalePrice } from '@contract/selling/sale.calls'
import { DISCOUNT_KINDS } from '@contract/selling/sale-words'
import { DiscountFields } from '@/features/sales/wizard/price/discount-fields'
import { VatFields, type VatFieldsProps } from '@/features/sales/wizard/price/vat-fields'
import { FormMoney } from '@/shared/form/form-money'
import { FormSelect } from '@/shared/form/form-select'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PricedForm } from '@/features/sales/wizard/price/price-form'

export type PriceFieldsProps = {
  form: PortalForm<PricedForm>
  price: SalePrice
  vat?: VatFieldsProps['vat']
}

/** What of a price may be agreed upon. */
export function PriceFields({ form, price, vat }: PriceFieldsProps) {
  const t = usePhrases('sale-wizard')
  const words = usePhrases('sales')
  return (
    <>
      <FormSelect
        form={form}
        name="price.discount.kind"
        label={t('price.discount')}
        options={DISCOUNT_KINDS.map(value => ({ value, label: words(`values.discount_kind.${value}`) }))}
      />
      {price.discount.kind !== 'none' && <DiscountFields form={form} price={price} />}
      <VatFields form={form} price={price} vat={vat} />
      <FormMoney
        form={form}
        name="price.other_charges"
        label={t('price.other')}
        hint={t('price.other_hint')}
      />
    </>
  )
}
