import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { Receivables } from '@contract/modules/collection/receivables'
import { ReminderLetter } from '@/features/collection/receivables/aging-files'
import { LastPromise } from '@/features/collection/promises/last-promise'
import { PromiseActions } from '@/features/collection/promises/promise-actions'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Table, type TableColumn } from '@/shared/ui/table'

type OwedRow = Receivables['rows'][number]
type Statement = OwedRow['statements'][number]

export type OwedStatementsProps = {
  row: OwedRow
  asOf: string
  /** As they stand now: of an earlier day nothing is promised any more. */
  isToday: boolean
}

/** The statements behind a developer's figures, each one press away. */
export function OwedStatements({ row, asOf, isToday }: OwedStatementsProps) {
  const t = usePhrases('collection')
  const can = useCan()
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
    ...(can('collection.promise.view')
      ? [
          {
            key: 'promise',
            header: t('promise.last'),
            cell: (statement: Statement) => (
              <div className="promise">
                {statement.promise && <LastPromise promise={statement.promise} />}
                {isToday && <PromiseActions statement={statement} />}
              </div>
            ),
          },
        ]
      : []),
  ]
  const broken = row.statements.filter(({ promise }) => promise?.state === 'broken').length
  const name = t('receivables.lines_of', { name: row.developer_name })
  return (
    <details>
      <summary>
        {name}
        {broken > 0 && (
          <>
            {' '}
            <Badge tone="danger">{t('promise.broken', { count: broken })}</Badge>
          </>
        )}
      </summary>
      <div className="stack">
        <Table caption={name} columns={columns} rows={row.statements} rowKey={({ id }) => id} />
        <ReminderLetter row={row} asOf={asOf} />
      </div>
    </details>
  )
}
