import { Link } from 'react-router-dom'
import type { GrantLine } from '@contract/modules/commission/incentive-grant.document'
import type { IncentiveMetric } from '@contract/modules/commission/incentive-tier'
import { useMeasure } from '@/features/incentives/use-measure'
import { amountColumn } from '@/shared/format/amount-column'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type CountedSalesProps = { metric: IncentiveMetric; sales: readonly GrantLine[] }

/** The sales behind a figure, each with what counts of it and its part of the amount. */
export function CountedSales({ metric, sales }: CountedSalesProps) {
  const t = usePhrases('incentives')
  const measure = useMeasure()
  const columns: TableColumn<GrantLine>[] = [
    {
      key: 'sale',
      header: t('column.sale'),
      rowHeader: true,
      cell: ({ sale_id, sale_no }) => (
        <Link to={`/sales/record/${sale_id}`} className="record-link text-nowrap">
          <bdi>{sale_no}</bdi>
        </Link>
      ),
    },
    {
      key: 'counted',
      header: t('column.counted'),
      figures: true,
      cell: ({ counted }) => <bdi>{measure(metric, counted)}</bdi>,
    },
    amountColumn('amount', t('column.part')),
  ]
  return (
    <Table
      caption={t('own.sales')}
      columns={columns}
      rows={sales}
      rowKey={({ sale_seller_id }) => sale_seller_id}
    />
  )
}
