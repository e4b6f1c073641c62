import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { Receivables } from '@contract/modules/collection/receivables'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type OwedRow = Receivables['rows'][number]
type Statement = OwedRow['statements'][number]

/** The statements behind a developer's figures, each one press away. */
export function OwedStatements({ row }: { row: OwedRow }) {
  const t = usePhrases('collection')
  const formats = useFormats()
  const columns: TableColumn<Statement>[] = [
    {
      key: 'number',
      header: t('settles.statement'),
      rowHeader: true,
      cell: statement => (
        <Link to={`/commission/soa?record=${statement.id}`} className="record-link">
          <bdi>{statement.number}</bdi>
        </Link>
      ),
    },
    {
      key: 'due',
      header: t('settles.due'),
      cell: statement => <Ltr>{formats.date(statement.due_on)}</Ltr>,
    },
    {
      key: 'days',
      header: t('receivables.days'),
      figures: true,
      cell: statement => (statement.days > 0 ? statement.days : ''),
    },
    {
      key: 'open',
      header: t('settles.open'),
      figures: true,
      cell: statement => <Ltr>{formatAmount(statement.open)}</Ltr>,
    },
  ]
  const name = t('receivables.lines_of', { name: row.developer_name })
  return (
    <details>
      <summary>{name}</summary>
      <Table caption={name} columns={columns} rows={row.statements} rowKey={({ id }) => id} />
    </details>
  )
}
