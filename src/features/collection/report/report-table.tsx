import { Link } from 'react-router-dom'
import { quarterOf } from '@contract/kernel/dates'
import type { CollectionReport } from '@contract/modules/collection/collection-report'
import type { ReportAddress } from '@/features/collection/report/use-report-address'
import { useRowName } from '@/features/collection/report/use-row-name'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { GroupedTable } from '@/shared/statement/grouped-table'

export type ReportTableProps = { report: CollectionReport; address: ReportAddress }

type Figures = Omit<CollectionReport['rows'][number], 'key' | 'name'>

/** Each figure leads to the receipts that it is the sum of; certificates to those that are missing. */
export function ReportTable({ report, address }: ReportTableProps) {
  const t = usePhrases('collection')
  const can = useCan()
  const nameOf = useRowName(report)
  const columns = [
    { key: 'name', label: t(`report.values.${report.by}`) },
    ...(['receipts', 'cash', 'ewt', 'all', 'unapplied', 'days', 'certificates'] as const).map(key => ({
      key,
      label: t(`report.${key}`),
    })),
  ]
  const [first, last] = [report.from, report.to].map(month => quarterOf(`${month}-01`))
  const missing = can('collection.certificate.view')
    ? { to: `/collection/certificates?from=${first}&to=${last}`, label: t('report.missing') }
    : undefined
  const cells = (figures: Figures, name: string, key?: string | null) => {
    const entries = { to: address.receiptsOf(key), label: t('report.receipts_of', { name }) }
    return (
      <>
        <td className="cell-figures">
          <Link to={entries.to} className="figure-link" title={entries.label}>
            <Ltr>{figures.receipts}</Ltr>
          </Link>
        </td>
        {[figures.cash, figures.ewt, figures.total, figures.unapplied].map((amount, index) => (
          <StatementFigure key={index} amount={amount} entries={entries} />
        ))}
        <td className="cell-figures">{figures.days ?? '–'}</td>
        {figures.certificates === null ? (
          <td className="cell-figures">–</td>
        ) : (
          <StatementFigure amount={figures.certificates} entries={missing} />
        )}
      </>
    )
  }
  return (
    <GroupedTable
      title={t('report.title')}
      columns={columns}
      rows={report.rows}
      totals={report.totals}
      totalName={t('report.total')}
      nameOf={nameOf}
      cells={cells}
    />
  )
}
