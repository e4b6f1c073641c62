import { Link } from 'react-router-dom'
import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import { formatAmount } from '@contract/kernel/money'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type Line = DevelopersLedger['lines'][number]
type Row = Partial<Line> & { key: string; words: string; balance: string }

const LISTS = {
  statement: '/commission/soa',
  statement_void: '/commission/soa',
  statement_credit: '/commission/soa',
  statement_debit: '/commission/soa',
  receipt: '/collection/record',
  receipt_undone: '/collection/record',
} as const

/** The balance before, each movement with the balance after it, and the sums below. */
export function LedgerTable({ ledger }: { ledger: DevelopersLedger }) {
  const t = usePhrases('collection')
  const formats = useFormats()
  const money = (amount: string | undefined) =>
    amount && amount !== '0.00' ? <Ltr>{formatAmount(amount)}</Ltr> : ''
  const rows: Row[] = [
    { key: 'opening', on: ledger.from, words: t('ledger.opening'), balance: ledger.opening },
    ...ledger.lines.map((line, index) => ({
      ...line,
      key: `${line.id} ${String(index)}`,
      words: t(`ledger.kind.${line.kind}`),
    })),
    {
      ...{ key: 'closing', on: ledger.to, words: t('ledger.closing'), balance: ledger.closing },
      ...{ debit: ledger.debit, credit: ledger.credit },
    },
  ]
  const columns: TableColumn<Row>[] = [
    {
      key: 'what',
      header: t('ledger.reference'),
      rowHeader: true,
      cell: row => (
        <>
          {row.kind && row.id ? (
            <Link to={`${LISTS[row.kind]}?record=${row.id}`} className="record-link text-nowrap">
              <bdi>{row.number}</bdi>
            </Link>
          ) : (
            row.words
          )}
          {row.kind && <div className="text-muted small">{row.words}</div>}
        </>
      ),
    },
    {
      key: 'on',
      header: t('settles.on'),
      cell: row => <span className="text-nowrap">{row.on && formats.date(row.on)}</span>,
    },
    { key: 'debit', header: t('ledger.debit'), figures: true, cell: row => money(row.debit) },
    { key: 'credit', header: t('ledger.credit'), figures: true, cell: row => money(row.credit) },
    {
      key: 'balance',
      header: t('ledger.balance'),
      figures: true,
      cell: row => <Ltr>{formatAmount(row.balance)}</Ltr>,
    },
  ]
  return <Table caption={ledger.developer_name} columns={columns} rows={rows} rowKey={row => row.key} />
}
