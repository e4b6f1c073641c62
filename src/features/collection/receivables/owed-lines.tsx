import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { OwedProject } from '@contract/modules/collection/owed-lines'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type Statement = Omit<OwedProject['statements'][number], 'lines'>
type Line = OwedProject['statements'][number]['lines'][number]
type Row = Partial<Line> & { key: string; open: string }

export type OwedLinesProps = { statement: Statement; lines: readonly Line[] }

/** The lines of a statement that are open, which add up to it. */
export function OwedLines({ statement, lines }: OwedLinesProps) {
  const t = usePhrases('collection')
  const place = useRef<HTMLDivElement>(null)
  // They open below the statements, which may be longer than the screen.
  useEffect(() => place.current?.focus(), [statement.id])
  const title = t('receivables.billed_lines', { name: statement.number })
  const columns: TableColumn<Row>[] = [
    {
      key: 'sale',
      header: t('receivables.sale'),
      rowHeader: true,
      cell: row =>
        row.sale_id ? (
          <Link to={`/sales/record?record=${row.sale_id}`} className="record-link text-nowrap">
            <bdi>{row.sale_no}</bdi>
          </Link>
        ) : (
          t('receivables.total')
        ),
    },
    {
      key: 'unit',
      header: t('receivables.unit'),
      cell: row =>
        row.seq && (
          <div>
            <bdi>{row.unit_code}</bdi>
            <div className="text-muted small">{t('receivables.tranche', { seq: row.seq })}</div>
          </div>
        ),
    },
    {
      key: 'billed',
      header: t('receivables.billed'),
      figures: true,
      cell: row => row.billed && <Ltr>{formatAmount(row.billed)}</Ltr>,
    },
    {
      key: 'open',
      header: t('settles.open'),
      figures: true,
      cell: row => <Ltr>{formatAmount(row.open)}</Ltr>,
    },
  ]
  return (
    <div ref={place} tabIndex={-1} className="collection-receipts">
      <h3 className="h6">{title}</h3>
      <Table
        caption={title}
        columns={columns}
        rows={[...lines.map(line => ({ ...line, key: line.id })), { key: 'total', open: statement.open }]}
        rowKey={({ key }) => key}
      />
    </div>
  )
}
