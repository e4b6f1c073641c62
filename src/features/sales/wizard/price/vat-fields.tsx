import { VAT_TREATMENTS } from '@contract/selling/vat.rules'
import type { SalePrice } from '@contract/selling/sale.calls'
import type { SalePreview } from '@contract/modules/sales/sale.views'
import type { PricedForm } from '@/features/sales/wizard/price/price-form'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormSelect } from '@/shared/form/form-select'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type VatFieldsProps = {
  form: PortalForm<PricedForm>
  price: SalePrice
  /** What the law says by itself, where it was asked. */
  vat?: NonNullable<SalePreview['price']>['vat'] | undefined
}

const BECAUSE = [
  'commercial',
  'lot',
  'socialised',
  'within_threshold',
  'above_threshold',
  'no_threshold',
] as const

/** What the law says stands first, with its reason; whoever decides otherwise says why. */
export function VatFields({ form, price, vat }: VatFieldsProps) {
  const t = usePhrases('sale-wizard')
  const words = usePhrases('sales')
  const formats = useFormats()
  const because = BECAUSE.find(each => each === vat?.because)
  const law = vat ? words(`values.vat_treatment.${vat.law}`) : ''
  return (
    <>
      <FormSelect
        form={form}
        name="price.vat_treatment"
        label={t('vat.title')}
        nullable
        placeholder={law ? t('vat.by_law', { law }) : t('vat.law')}
        hint={
          because &&
          t(`vat.because.${because}`, { threshold: vat?.threshold ? formats.amount(vat.threshold) : '' })
        }
        options={VAT_TREATMENTS.map(value => ({ value, label: words(`values.vat_treatment.${value}`) }))}
      />
      {price.vat_treatment !== null && (
        <FormLongText
          form={form}
          name="price.vat_reason"
          label={t('vat.reason')}
          hint={t('vat.reason_hint')}
          nullable
          required
          rows={2}
        />
      )}
    </>
  )
}
