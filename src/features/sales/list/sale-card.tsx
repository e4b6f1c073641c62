import type { ListedSale } from '@contract/modules/sales/sale.resource'
import { NextDue } from '@/features/sales/list/next-due'
import { SaleStatusBadge } from '@/features/sales/record/sale-status-badge'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'

export type SaleCardProps = { row: ListedSale & { id: string; project_label: string | null } }

/** One sale on a phone: who, which unit, how much, where it stands. */
export function SaleCard({ row }: SaleCardProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  return (
    <>
      <div className="list-card-head">
        <span className="list-card-title">
          <RecordLink id={row.id} opens="panel" className="record-link">
            <bdi>{row.buyer_name}</bdi>
          </RecordLink>
        </span>
        <SaleStatusBadge status={row.status} requestedAt={row.reservation_asked_at} />
      </div>
      <dl className="list-card-lines">
        <div>
          <dt>{t('fields.unit_code')}</dt>
          <dd>
            <Ltr>{row.unit_code}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{t('fields.tcp')}</dt>
          <dd>
            <Ltr>{formats.amount(row.tcp)}</Ltr>
          </dd>
        </div>
        {row.next_due_on !== null && row.next_due_amount !== null && (
          <div>
            <dt>{t('fields.next_due_on')}</dt>
            <dd className="cluster">
              <Ltr>{formats.amount(row.next_due_amount)}</Ltr>
              <NextDue on={row.next_due_on} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('fields.payment_stage')}</dt>
          <dd>{t(`values.payment_stage.${row.payment_stage}`)}</dd>
        </div>
        <div>
          <dt>{t('fields.seller_names')}</dt>
          <dd>
            <bdi>{row.seller_names}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('fields.sale_no')}</dt>
          <dd>
            <Ltr>{row.sale_no ?? t('record.draft')}</Ltr>
          </dd>
        </div>
      </dl>
    </>
  )
}
