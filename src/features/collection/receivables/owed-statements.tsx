import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { Receivables } from '@contract/modules/collection/receivables'
import { LastPromise } from '@/features/collection/promises/last-promise'
import { PromiseActions } from '@/features/collection/promises/promise-actions'
import type { OwedAddress } from '@/features/collection/receivables/use-owed-address'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type OwedStatement = Omit<Receivables['rows'][number]['statements'][number], 'statement_on'>

export type OwedStatementsProps = {
  title: string
  statements: readonly OwedStatement[]
  address: OwedAddress
  /** As they stand now: of an earlier day nothing is promised any more. */
  isToday: boolean
}

/** Statements of a developer, each one press away; what is open of each leads to its lines. */
export function OwedStatements({ title, statements, address, isToday }: OwedStatementsProps) {
  const t = usePhrases('collection')
  const can = useCan()
  const formats = useFormats()
  const columns: TableColumn<OwedStatement>[] = [
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
      cell: ({ id, number, open }) => (
        <Link to={address.toStatement(id)} title={t('receivables.show_lines', { name: number })}>
          <Ltr>{formatAmount(open)}</Ltr>
        </Link>
      ),
    },
    ...(can('collection.promise.view')
      ? [
          {
            key: 'promise',
            header: t('promise.last'),
            cell: (statement: OwedStatement) => (
              <div className="promise">
                {statement.promise && <LastPromise promise={statement.promise} />}
                {isToday && <PromiseActions statement={statement} />}
              </div>
            ),
          },
        ]
      : []),
  ]
  return <Table caption={title} columns={columns} rows={statements} rowKey={({ id }) => id} />
}
