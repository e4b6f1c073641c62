import { Link } from 'react-router-dom'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useGetSalesOfQuery, type SalesBy } from '@/shared/selling/sales-of.api'
import '@/shared/selling/selling.scss'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

export type SalesOfProps = { by: SalesBy; id: string }

/** The sales of one buyer or one lead, as far as the reader sees them; the newest first. */
export function SalesOf({ by, id }: SalesOfProps) {
  const t = usePhrases('selling')
  const formats = useFormats()
  const may = useCan()('sales.record.view')
  const { currentData: rows, error, isFetching, refetch } = useGetSalesOfQuery({ by, id }, { skip: !may })
  if (!may) return null
  if (!rows)
    return error ? (
      <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={3} />
    )
  if (rows.length === 0)
    return (
      <EmptyState icon="receipt" title={t('sales_of.none')}>
        {t('sales_of.none_text')}
      </EmptyState>
    )
  return (
    <ul className="sales-of" aria-label={t('sales_of.title')}>
      {rows.map(row => (
        <li key={row.id}>
          <Link to={`/sales/record?record=${row.id}`} className="sales-of-name">
            <bdi>{row.sale_no ?? t('sales_of.draft')}</bdi>
          </Link>
          <span>
            <bdi>{row.unit_code}</bdi>
          </span>
          <span className="text-muted small">{t(`sales_of.status.${row.status}`)}</span>
          <span className="text-muted small">
            <Ltr>{formats.date(row.reservation_date)}</Ltr>
          </span>
          <span className="sales-of-amount">
            <Ltr>{formats.amount(row.tcp)}</Ltr>
          </span>
        </li>
      ))}
    </ul>
  )
}
