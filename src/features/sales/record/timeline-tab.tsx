import { SaleStatusBadge } from '@/features/sales/record/sale-status-badge'
import { sales } from '@/features/sales/sales-lists.api'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordHistory } from '@/shared/record/record-history'
import type { SaleActionsProps } from '@/features/sales/record/other-actions'

/** The steps of the sale, then every change to it. */
export function TimelineTab({ row, detail }: SaleActionsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  return (
    <div className="stack">
      <ol className="parties" aria-label={t('tabs.timeline')}>
        {detail.events.map(({ id, at, to_status, by, note }) => (
          <li key={id}>
            <span>
              <SaleStatusBadge status={to_status} /> {note && <bdi className="small">{note}</bdi>}
            </span>
            <span className="text-muted small">
              {by && <bdi>{by}</bdi>} · {formats.longDate(at)}
            </span>
          </li>
        ))}
      </ol>
      <RecordHistory api={sales} namespace="sales" id={row.id} />
    </div>
  )
}
