import { Link } from 'react-router-dom'
import type { SaleOfBuyer } from '@contract/modules/sales/sale-people.views'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useGetSalesOfBuyerQuery, useGetSalesOfLeadQuery } from '@/shared/selling/sales-of.api'
import '@/shared/selling/selling.scss'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

type ShownSale = Pick<SaleOfBuyer, 'id' | 'sale_no' | 'unit_code' | 'status' | 'reservation_date' | 'tcp'> &
  Partial<Pick<SaleOfBuyer, 'role' | 'of_name'>>

export type SalesOfProps = { of: 'buyer' | 'lead'; id: string }

/** The sales in which somebody stands, as far as the reader sees them; the newest first, and as what they stand. */
export function SalesOf({ of, id }: SalesOfProps) {
  const t = usePhrases('selling')
  const formats = useFormats()
  const may = useCan()('sales.record.view')
  const ofLead = useGetSalesOfLeadQuery(id, { skip: !may || of !== 'lead' })
  const ofBuyer = useGetSalesOfBuyerQuery(id, { skip: !may || of !== 'buyer' })
  const { error, isFetching, refetch } = of === 'lead' ? ofLead : ofBuyer
  const rows: readonly ShownSale[] | undefined = of === 'lead' ? ofLead.currentData : ofBuyer.currentData
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
          {row.role && (
            <span className="small">{t(`sales_of.role.${row.role}`, { name: row.of_name ?? '' })}</span>
          )}
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
