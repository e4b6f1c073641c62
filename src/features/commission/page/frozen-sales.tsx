import { Link } from 'react-router-dom'
import type { FrozenSale } from '@contract/modules/commission/scheme.resource'
import { businessDate } from '@contract/kernel/dates'
import { useGetFrozenSalesQuery, type ShownScheme } from '@/features/commission/schemes.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table, type TableColumn } from '@/shared/ui/table'

export type FrozenSalesProps = { scheme: ShownScheme }

/** Whose commission stands by this version for good; of many the latest. */
export function FrozenSales({ scheme }: FrozenSalesProps) {
  const t = usePhrases('commission')
  const formats = useFormats()
  const { currentData: sales, error, isFetching, refetch } = useGetFrozenSalesQuery(scheme.id)
  const columns: TableColumn<FrozenSale>[] = [
    {
      key: 'sale',
      header: t('sales.sale'),
      rowHeader: true,
      cell: ({ id, sale_no }) => (
        <Link to={`/sales/record?record=${id}&tab=commission`} className="record-link">
          <Ltr>{sale_no ?? ''}</Ltr>
        </Link>
      ),
    },
    { key: 'unit', header: t('sales.unit'), cell: ({ unit_code }) => <Ltr>{unit_code}</Ltr> },
    { key: 'buyer', header: t('sales.buyer'), cell: ({ buyer_name }) => <bdi>{buyer_name}</bdi> },
    {
      key: 'booked',
      header: t('sales.booked'),
      cell: ({ booked_at }) => formats.shortDate(businessDate(booked_at)),
    },
    {
      key: 'gross',
      header: t('levels.gross'),
      figures: true,
      cell: ({ gross_amount }) => <Ltr>{formats.amount(gross_amount)}</Ltr>,
    },
  ]
  if (error !== undefined)
    return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!sales) return <Skeleton lines={6} />
  return (
    <div className="stack">
      {sales.length < scheme.frozen_sales && sales.length > 0 && (
        <p className="text-muted mb-0">
          {t('sales.latest', { shown: sales.length, all: scheme.frozen_sales })}
        </p>
      )}
      <Table
        caption={t('tabs.sales')}
        columns={columns}
        rows={sales}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('sales.none')}>{t('sales.none_text')}</EmptyState>}
      />
    </div>
  )
}
