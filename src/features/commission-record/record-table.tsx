import { Link } from 'react-router-dom'
import { RECORD_FIGURES } from '@contract/modules/commission/seller-record.rules'
import type { SellerRecord } from '@contract/modules/commission/seller-record'
import { FigureLink } from '@/features/commission-record/figure-link'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/features/commission-record/commission-record.scss'
import { Table, type TableColumn } from '@/shared/ui/table'

export type RecordTableProps = {
  record: SellerRecord
  /** The address of a seller's page, where the table leads to it. */
  pageOf?: (sellerId: string) => string
}
type Row = Omit<SellerRecord['rows'][number], 'seller_id'> & { seller_id: string | null }

/** Sellers and units with their figures, and the sum of all below. */
export function RecordTable({ record, pageOf }: RecordTableProps) {
  const t = usePhrases('commission-record')
  const { year, rows, total } = record
  const sum: Row = { seller_id: null, seller_name: t('record.total'), ou_id: '', ou_name: '', figures: total }
  const columns: TableColumn<Row>[] = [
    {
      key: 'seller',
      header: t('record.seller'),
      rowHeader: true,
      cell: ({ seller_id, seller_name, ou_name }) => (
        <span>
          {seller_id && pageOf ? (
            <Link to={pageOf(seller_id)} className="record-link">
              <bdi>{seller_name}</bdi>
            </Link>
          ) : (
            <bdi>{seller_name}</bdi>
          )}
          <small className="text-muted d-block">{ou_name}</small>
        </span>
      ),
    },
    ...RECORD_FIGURES.map((figure): TableColumn<Row> => ({
      key: figure,
      header: t(`record.figure.${figure}`, { year }),
      figures: true,
      cell: ({ figures, seller_id, ou_id }) => (
        <FigureLink figure={figure} amount={figures[figure]} of={seller_id ? { seller_id, ou_id } : null} />
      ),
    })),
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the page is moved by its own keys
    <div className="record-sellers" tabIndex={0} role="region" aria-label={t('record.title')}>
      <Table
        caption={t('record.title')}
        columns={columns}
        rows={[...rows, sum]}
        rowKey={row => `${row.seller_id ?? 'total'} ${row.ou_id}`}
      />
    </div>
  )
}
