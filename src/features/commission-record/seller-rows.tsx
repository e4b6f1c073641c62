import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { OneSellerRecord } from '@contract/modules/commission/seller-record'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { Table, type TableColumn } from '@/shared/ui/table'

type Row<Name extends 'releases' | 'holdbacks' | 'clawbacks'> = OneSellerRecord[Name][number]
const money = (amount: string): ReactNode => <Ltr>{formatAmount(amount)}</Ltr>
const saleLink = ({ sale_id, sale_no }: { sale_id: string; sale_no: string | null }): ReactNode => (
  <Link to={`/sales/record/${sale_id}`} className="record-link">
    <bdi>{sale_no}</bdi>
  </Link>
)

/** What a seller was paid, what is held back of it, and what is owed back. */
export function SellerRows({ record }: { record: OneSellerRecord }) {
  const t = usePhrases('commission-record')
  const formats = useFormats()
  const sale = { key: 'sale', header: t('rows.sale'), rowHeader: true, cell: saleLink }
  const figure = <Name extends string>(key: Name, header: string) => ({
    ...{ key, header, figures: true },
    cell: (row: Record<Name, string>) => money(row[key]),
  })
  const releases: TableColumn<Row<'releases'>>[] = [
    {
      key: 'number',
      header: t('rows.number'),
      rowHeader: true,
      cell: row => (
        <Link to={`/commission/release?record=${row.id}`} className="record-link text-nowrap">
          <bdi>{row.number}</bdi>
        </Link>
      ),
    },
    {
      key: 'paid_on',
      header: t('rows.paid_on'),
      cell: row => (row.paid_on ? formats.date(row.paid_on) : t('rows.not_paid')),
    },
    figure('gross', t('rows.gross')),
    figure('tax', t('rows.tax')),
    figure('holdback', t('rows.holdback')),
    figure('net', t('rows.net')),
  ]
  const holdbacks: TableColumn<Row<'holdbacks'>>[] = [
    sale,
    {
      key: 'due_on',
      header: t('rows.due_on'),
      cell: row => (row.due_on ? formats.date(row.due_on) : t('rows.manual')),
    },
    figure('amount', t('rows.amount')),
  ]
  const clawbacks: TableColumn<Row<'clawbacks'>>[] = [
    sale,
    { key: 'opened_on', header: t('rows.opened_on'), cell: row => formats.date(row.opened_on) },
    figure('gross', t('rows.gross')),
    figure('open', t('rows.open')),
  ]
  return (
    <>
      <RowsOf title={t('rows.releases')} columns={releases} rows={record.releases} />
      <RowsOf title={t('rows.holdbacks')} columns={holdbacks} rows={record.holdbacks} />
      <RowsOf title={t('rows.clawbacks')} columns={clawbacks} rows={record.clawbacks} />
    </>
  )
}

type RowsOfProps<R> = { title: string; columns: readonly TableColumn<R>[]; rows: readonly R[] }

function RowsOf<R extends { id: string }>({ title, columns, rows }: RowsOfProps<R>) {
  const t = usePhrases('commission-record')
  return (
    <Card title={title} text={rows.length === 0 && t('rows.none')} flush>
      {rows.length > 0 && <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </Card>
  )
}
