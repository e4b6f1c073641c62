import { useState } from 'react'
import type { Resource } from '@contract/kernel/define-resource'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { BuyerDetails } from '@/features/buyers/buyers/buyer-details'
import { useGetBuyerMergesQuery } from '@/features/buyers/buyers/buyers.calls'
import { BuyerDocuments } from '@/features/buyers/buyers/documents/buyer-documents'
import { BuyerFacts } from '@/features/buyers/buyers/buyer-facts'
import { buyerForm } from '@/features/buyers/buyers/form/buyer-form'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import { MergeDialog } from '@/features/buyers/buyers/merge/merge-dialog'
import { useCan } from '@/shared/access/use-can'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordHistory } from '@/shared/record/record-history'
import type { RecordForm } from '@/shared/record/record-panel.types'
import type { RecordParts } from '@/shared/record/use-record-parts'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { NewSaleLink } from '@/shared/selling/new-sale-link'
import { SalesOf } from '@/shared/selling/sales-of'
import { Badge } from '@/shared/ui/badge'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import type { Tab } from '@/shared/ui/tabs'

export const resource: Resource = buyerResource
export const buyerApi = buyers

export type BuyerParts = RecordParts & { form: RecordForm }

/** A buyer as the reader may see one, in the panel as on the page. */
export function useBuyerParts(isNew: boolean): BuyerParts {
  const t = usePhrases('buyers')
  const record = usePhrases('record')
  const selling = usePhrases('selling')
  const can = useCan()
  const [isMerging, setMerging] = useState(false)
  const form = buyerForm(t, isNew)

  const tabs = (row: ResourceRow): Tab[] => {
    const isMerged = row['status'] === 'merged'
    return [
      {
        key: 'details',
        label: record('panel.details'),
        content: (
          <div className="stack">
            <BuyerFacts row={row} />
            <BuyerDetails api={buyerApi} form={form} row={row} />
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
            <RecordHistory api={buyerApi} namespace="buyers" id={row.id} />
          </div>
        ),
      },
    ]
  }
  return {
    form,
    tabs,
    badge: row =>
      row['status'] === 'merged' && (
        <Badge tone="warning">{t('merge.into', { name: String(row['merged_into_label'] ?? '') })}</Badge>
      ),
  }
}

/** What became part of this record, so that an old number is still found. */
function BuyerMerges({ id }: { id: string }) {
  const t = usePhrases('buyers')
  const formats = useFormats()
  const { currentData: merges } = useGetBuyerMergesQuery(id)
  if (!merges || merges.length === 0) return null
  return (
    <Banner title={t('merge.history')}>
      <ul className="plain-list">
        {merges.map(({ id: key, loser_no, loser_name, at, by, reason }) => (
          <li key={key}>
            <bdi>{loser_no}</bdi> · <bdi>{loser_name}</bdi>{' '}
            <span className="small text-muted">
              {formats.longDate(at)} · <bdi>{by ?? '–'}</bdi> · <bdi>{reason}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
