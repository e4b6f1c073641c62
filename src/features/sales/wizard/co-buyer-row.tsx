import { useGetPickedBuyerQuery } from '@/features/sales/pick.api'
import { BuyerFacts } from '@/features/sales/wizard/buyer-facts'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { FormRate } from '@/shared/form/form-rate'
import { FormText } from '@/shared/form/form-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'

export type CoBuyerRowProps = { wizard: Wizard; index: number; onRemove: () => void }

export function CoBuyerRow({ wizard, index, onRemove }: CoBuyerRowProps) {
  const t = usePhrases('sale-wizard')
  const id = wizard.values.co_buyers[index]?.buyer_id ?? ''
  const { currentData: buyer } = useGetPickedBuyerQuery(id, { skip: id === '' })
  const name = buyer?.full_name ?? '…'
  return (
    <div className="co-buyer" role="group" aria-label={name}>
      <div className="pick-line">
        {buyer ? <BuyerFacts buyer={buyer} /> : <span>…</span>}
        <IconButton icon="trash" label={t('co.remove', { name })} onClick={onRemove} />
      </div>
      <div className="form-grid">
        <FormRate form={wizard.form} name={`co_buyers.${index}.share_pct`} label={t('co.share')} required />
        <FormText
          form={wizard.form}
          name={`co_buyers.${index}.relationship`}
          label={t('co.relationship')}
          nullable
          optional
          dir="auto"
        />
      </div>
    </div>
  )
}
