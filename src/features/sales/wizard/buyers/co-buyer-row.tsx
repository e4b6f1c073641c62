import { useGetPickedBuyerQuery } from '@/features/sales/pick.api'
import { BuyerFacts } from '@/features/sales/wizard/buyers/buyer-facts'
import type { BoughtTogether } from '@/features/sales/wizard/buyers/bought-together'
import { FormRate } from '@/shared/form/form-rate'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'

export type CoBuyerRowProps = {
  form: PortalForm<BoughtTogether>
  buyerId: string
  index: number
  onRemove: () => void
}

export function CoBuyerRow({ form, buyerId, index, onRemove }: CoBuyerRowProps) {
  const t = usePhrases('sale-wizard')
  const { currentData: buyer } = useGetPickedBuyerQuery(buyerId)
  const at = <Field extends string>(field: Field) => `co_buyers.${index}.${field}` as const
  const name = buyer?.full_name ?? '…'
  return (
    <div className="co-buyer" role="group" aria-label={name}>
      <div className="pick-line">
        {buyer ? <BuyerFacts buyer={buyer} /> : <span>…</span>}
        <IconButton icon="trash" label={t('co.remove', { name })} onClick={onRemove} />
      </div>
      <div className="form-grid">
        <FormRate form={form} name={at('share_pct')} label={t('co.share')} required />
        <FormText
          form={form}
          name={at('relationship')}
          label={t('co.relationship')}
          nullable
          optional
          dir="auto"
        />
      </div>
    </div>
  )
}
