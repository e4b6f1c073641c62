import type { AmendValues } from '@/features/sales/amend/amend-values'
import { BuyerPick } from '@/features/sales/amend/buyer-pick'
import { UnitPick } from '@/features/sales/amend/unit-pick'
import { useGetSellerChoicesQuery } from '@/features/sales/sales.api'
import { SellersEditor } from '@/features/sales/sellers/sellers-editor'
import { CoBuyers } from '@/features/sales/wizard/buyers/co-buyers'
import { PriceFields } from '@/features/sales/wizard/price/price-fields'
import { TermFields } from '@/features/sales/wizard/term-fields'
import { FormSelect } from '@/shared/form/form-select'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FINANCINGS } from '@contract/selling/schedule.rules'
import { formPart } from '@/shared/form/form-part'

export type AmendFieldsProps = { form: PortalForm<AmendValues>; values: AmendValues }

/** Only what the chosen change is about. */
export function AmendFields({ form, values }: AmendFieldsProps) {
  const t = usePhrases('sales')
  const { fields } = form
  const { data: choices } = useGetSellerChoicesQuery(undefined, { skip: values.kind !== 'change_seller' })
  switch (values.kind) {
    case 'change_price':
      return <PriceFields form={formPart(form)} price={values.price} />
    case 'change_terms':
      return (
        <>
          <FormSelect
            form={form}
            name="terms.financing"
            label={t('fields.financing')}
            options={FINANCINGS.map(value => ({ value, label: t(`values.financing.${value}`) }))}
          />
          <TermFields form={formPart(form)} financing={values.terms.financing} />
        </>
      )
    case 'change_seller':
      return (
        <SellersEditor
          value={values.sellers}
          choices={choices ?? []}
          commission={null}
          errorOf={() => undefined}
          onChange={sellers => fields.setValue('sellers', sellers, { shouldDirty: true })}
        />
      )
    case 'change_buyer':
      return (
        <>
          <BuyerPick form={form} />
          <CoBuyers form={formPart(form)} values={values} />
        </>
      )
    case 'change_unit':
      return <UnitPick form={form} />
  }
}
