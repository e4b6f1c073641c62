import { useSearchParams, useNavigate } from 'react-router-dom'
import { buyerPath } from '@/features/buyers/buyers/buyer-path'
import { useGetBuyerChoicesQuery, useGetLeadDraftQuery } from '@/features/buyers/buyers/buyers.calls'
import { buyerApi, useBuyerParts } from '@/features/buyers/buyers/use-buyer-parts'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Skeleton } from '@/shared/ui/skeleton'

export function BuyerPanel({ id, onClose, onCreated: openCreated }: OpenedRecord) {
  const isNew = id === 'new'
  const backToSale = useBackToSale()
  const defaults = useDefaults(isNew)
  const parts = useBuyerParts(isNew)
  // A form begins with what is known of a new record, so it waits for that.
  if (isNew && defaults === null) return <Skeleton lines={8} />
  return (
    <RecordFrame
      key={id}
      api={buyerApi}
      id={id}
      {...parts}
      form={{ ...parts.form, defaults: defaults ?? undefined }}
      pagePath={buyerPath}
      onClose={onClose}
      onCreated={backToSale ?? openCreated}
    />
  )
}

/** A new buyer is of the one unit and the one seller there is to choose; one that was a lead brings what is known. */
function useDefaults(isNew: boolean): Record<string, unknown> | null {
  const [params] = useSearchParams()
  const leadId = isNew ? params.get('lead') : null
  const choices = useGetBuyerChoicesQuery(undefined, { skip: !isNew })
  const lead = useGetLeadDraftQuery(leadId ?? '', { skip: leadId === null })
  if (!isNew) return {}
  if (choices.isLoading || lead.isLoading) return null
  const { units = [], sellers = [] } = choices.data ?? {}
  const only = <T,>(list: readonly T[]) => (list.length === 1 ? list[0] : undefined)
  return {
    kind: 'individual',
    ou_id: only(units)?.id ?? '',
    owner_employee_id: only(sellers)?.id ?? null,
    ...lead.data,
  }
}

/** Whoever added a buyer on the way through a sale goes on with it, the buyer chosen; null for all others. */
function useBackToSale(): ((buyer: ResourceRow) => void) | null {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const sale = params.get('sale')
  if (sale === null) return null
  return ({ id }) => {
    const search = new URLSearchParams({ sell: sale, step: 'buyer', buyer: id })
    void navigate(`/sales/record?${search.toString()}`)
  }
}
