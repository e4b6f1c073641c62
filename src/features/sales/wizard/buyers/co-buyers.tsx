import { useState } from 'react'
import { useFindBuyersQuery } from '@/features/sales/pick.api'
import { CoBuyerRow } from '@/features/sales/wizard/buyers/co-buyer-row'
import '@/features/sales/wizard/buyers/co-buyers.scss'
import type { BoughtTogether } from '@/features/sales/wizard/buyers/bought-together'
import { ComboBox } from '@/shared/form/combo-box'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useDebounced } from '@/shared/form/use-debounced'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type CoBuyersProps = { form: PortalForm<BoughtTogether>; values: BoughtTogether }

/** Whoever signs beside the buyer, with their part of the property. */
export function CoBuyers({ form, values }: CoBuyersProps) {
  const t = usePhrases('sale-wizard')
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const search = useDebounced(asked)
  const found = useFindBuyersQuery(search ?? '', { skip: search === null })
  const { co_buyers: rows, buyer_id } = values
  const taken = new Set([buyer_id, ...rows.map(row => row.buyer_id)])
  const options = (found.data ?? [])
    .filter(({ id }) => !taken.has(id))
    .map(({ id, full_name, buyer_no }) => ({ id, label: `${full_name} · ${buyer_no}` }))

  const change = (next: typeof rows) => form.fields.setValue('co_buyers', next, { shouldDirty: true })
  const handlePick = (option: { id: string } | null) => {
    if (option) change([...rows, { buyer_id: option.id, share_pct: '0', relationship: null }])
    setAdding(false)
    setAsked(null)
  }
  return (
    <section className="form-stack" aria-label={t('co.title')}>
      <div>
        <h3 className="section-title">{t('co.title')}</h3>
        <p className="text-muted small mb-0">{t('co.text')}</p>
      </div>
      {rows.map((row, index) => (
        <CoBuyerRow
          key={row.buyer_id}
          form={form}
          buyerId={row.buyer_id}
          index={index}
          onRemove={() => change(rows.toSpliced(index, 1))}
        />
      ))}
      {isAdding ? (
        <ComboBox
          value={null}
          options={options}
          isBusy={found.isFetching || search !== asked}
          failure={found.error ? toApiFailure(found.error).message : undefined}
          onSearch={setAsked}
          onPick={handlePick}
          aria-label={t('co.add')}
        />
      ) : (
        <div>
          <Button size="sm" icon="plus-lg" onClick={() => setAdding(true)}>
            {t('co.add')}
          </Button>
        </div>
      )}
    </section>
  )
}
