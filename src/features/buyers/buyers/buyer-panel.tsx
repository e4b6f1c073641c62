import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '@contract/kernel/define-resource'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { BuyerFacts } from '@/features/buyers/buyers/buyer-facts'
import { buyerForm } from '@/features/buyers/buyers/buyer-form'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import { useGetBuyerChoicesQuery, useGetLeadDraftQuery } from '@/features/buyers/buyers/buyers.calls'
import { BuyerDocuments } from '@/features/buyers/buyers/buyer-documents'
import { BuyerDetails } from '@/features/buyers/buyers/buyer-details'
import { BuyerMerges } from '@/features/buyers/buyers/buyer-merges'
import { useBackToSale } from '@/features/buyers/buyers/use-back-to-sale'
import { MergeDialog } from '@/features/buyers/buyers/merge-dialog'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordFrame } from '@/shared/record/record-frame'
import { RecordHistory } from '@/shared/record/record-history'
import type { RecordApi } from '@/shared/record/record-panel.types'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { NewSaleLink } from '@/shared/selling/new-sale-link'
import { SalesOf } from '@/shared/selling/sales-of'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Tab } from '@/shared/ui/tabs'

const resource: Resource = buyerResource
const api = buyers as unknown as RecordApi

export function BuyerPanel({ id, onClose, onCreated: openCreated }: OpenedRecord) {
  const t = usePhrases('buyers')
  const record = usePhrases('record')
  const selling = usePhrases('selling')
  const can = useCan()
  const isNew = id === 'new'
  const backToSale = useBackToSale()
  const onCreated = backToSale ?? openCreated
  const defaults = useDefaults(isNew)
  const [isMerging, setMerging] = useState(false)
  const form = { ...buyerForm(t, isNew), defaults: defaults ?? undefined }

  const tabs = (row: ResourceRow): Tab[] => {
    const isMerged = row['status'] === 'merged'
    return [
      {
        key: 'details',
        label: record('panel.details'),
        content: (
          <div className="stack">
            <BuyerFacts row={row} />
            <BuyerDetails api={api} form={form} row={row} />
            {!isMerged && (
              <div className="cluster">
                <NewSaleLink buyer={row.id} lead={row['lead_id'] as string | null} />
                {can('buyer.record.merge') && (
                  <Button icon="people" onClick={() => setMerging(true)}>
                    {t('merge.open')}
                  </Button>
                )}
              </div>
            )}
            {isMerging && <MergeDialog winner={row} onClose={() => setMerging(false)} />}
          </div>
        ),
        keep: true,
      },
      {
        key: 'documents',
        label: t('panel.documents'),
        content: <BuyerDocuments id={row.id} isClosed={isMerged} />,
        keep: true,
      },
      ...(can('sales.record.view')
        ? [{ key: 'sales', label: selling('sales_of.title'), content: <SalesOf of="buyer" id={row.id} /> }]
        : []),
      {
        key: 'history',
        label: record('panel.history'),
        content: (
          <div className="stack">
            <BuyerMerges id={row.id} />
            <RecordHistory resource={resource} api={api} namespace="buyers" id={row.id} />
          </div>
        ),
      },
    ]
  }
  // A form begins with what is known of a new record, so it waits for that.
  if (isNew && defaults === null) return <Skeleton lines={8} />
  return (
    <RecordFrame
      key={id}
      resource={resource}
      api={api}
      id={id}
      form={form}
      badge={row =>
        row['status'] === 'merged' && (
          <Badge tone="warning">{t('merge.into', { name: String(row['merged_into_label'] ?? '') })}</Badge>
        )
      }
      tabs={tabs}
      onClose={onClose}
      onCreated={onCreated}
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
