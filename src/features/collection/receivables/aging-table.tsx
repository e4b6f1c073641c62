import { AGING_BUCKETS } from '@contract/modules/collection/aging.rules'
import type { Receivables } from '@contract/modules/collection/receivables'
import { formatAmount } from '@contract/kernel/money'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/shared/statement/statement.scss'
import { Table, type TableColumn } from '@/shared/ui/table'

type Row = Pick<
  Receivables['rows'][number],
  'developer_id' | 'developer_name' | 'buckets' | 'total' | 'unapplied'
>

/** Developers by how long what they owe is past due, with the sum of all below. */
export function AgingTable({ aging }: { aging: Receivables }) {
  const t = usePhrases('collection')
  const money = (amount: string | undefined) => <Ltr>{formatAmount(amount ?? '0.00')}</Ltr>
  const columns: TableColumn<Row>[] = [
    {
      key: 'developer',
      header: t('receivables.developer'),
      rowHeader: true,
      cell: row => <bdi>{row.developer_name}</bdi>,
    },
    ...AGING_BUCKETS.map((bucket): TableColumn<Row> => ({
      key: bucket,
      header: t(`receivables.bucket.${bucket}`),
      figures: true,
      cell: row => money(row.buckets[bucket]),
    })),
    {
      key: 'total',
      header: t('receivables.total'),
      figures: true,
      cell: row => <strong>{money(row.total)}</strong>,
    },
    {
      key: 'unapplied',
      header: t('receivables.unapplied'),
      figures: true,
      cell: row => money(row.unapplied),
    },
  ]
  const { buckets, total, unapplied } = aging
  const sum: Row = {
    developer_id: 'total',
    developer_name: t('receivables.total'),
    buckets,
    total,
    unapplied,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the page is moved by its own keys
    <div className="statement-scroll" tabIndex={0} role="region" aria-label={t('receivables.title')}>
      <Table
        caption={t('receivables.title')}
        columns={columns}
        rows={[...aging.rows, sum]}
        rowKey={row => row.developer_id}
      />
    </div>
  )
}
