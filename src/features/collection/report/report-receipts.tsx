import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { ReportReceipts as Receipts } from '@contract/modules/collection/collection-report'
import { useGetReportReceiptsQuery, type ReceiptsQuestion } from '@/features/collection/report/report.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table, type TableColumn } from '@/shared/ui/table'

type Row = Partial<Receipts['receipts'][number]> & Receipts['totals'] & { row: string }
const AMOUNTS = [
  ['cash', 'cash'],
  ['ewt', 'ewt'],
  ['total', 'all'],
  ['unapplied', 'unapplied'],
] as const

export type ReportReceiptsProps = { question: ReceiptsQuestion; title: string }

/** The receipts behind a row, which add up to it; one that was taken back stands there again, below nothing. */
export function ReportReceipts({ question, title }: ReportReceiptsProps) {
  const t = usePhrases('collection')
  const formats = useFormats()
  const answer = useGetReportReceiptsQuery(question)
  const place = useRef<HTMLDivElement>(null)
  // It opens below the table, which may be longer than the screen.
  useEffect(() => place.current?.focus(), [question.by, question.key])
  const columns: TableColumn<Row>[] = [
    {
      key: 'number',
      header: t('fields.number'),
      rowHeader: true,
      cell: row =>
        row.id ? (
          <Link to={`/collection/record?record=${row.id}`} className="record-link text-nowrap">
            <bdi>{row.number}</bdi>
          </Link>
        ) : (
          t('report.total')
        ),
    },
    {
      key: 'on',
      header: t('settles.on'),
      cell: row => <span className="text-nowrap">{row.on && formats.date(row.on)}</span>,
    },
    {
      key: 'developer',
      header: t('fields.developer_id'),
      cell: row => (
        <>
          <bdi>{row.developer_name}</bdi>
          {row.is_undone && (
            <>
              {' '}
              <Badge tone="danger">{t('report.undone')}</Badge>
            </>
          )}
        </>
      ),
    },
    ...AMOUNTS.map(([key, word]): TableColumn<Row> => ({
      key,
      header: t(`report.${word}`),
      figures: true,
      cell: row => <Ltr>{formatAmount(row[key])}</Ltr>,
    })),
  ]
  return (
    <div ref={place} tabIndex={-1} className="collection-receipts">
      <Card title={title}>
        <Answer answer={answer} wait={<Skeleton shape="rows" lines={4} />}>
          {({ receipts, totals }) => (
            <Table
              caption={title}
              columns={columns}
              rows={[
                ...receipts.map(row => ({ ...row, row: `${row.id} ${String(row.is_undone)}` })),
                { ...totals, row: 'total' },
              ]}
              rowKey={({ row }) => row}
            />
          )}
        </Answer>
      </Card>
    </div>
  )
}
