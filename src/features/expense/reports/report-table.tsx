import { useState } from 'react'
import { yearBefore } from '@contract/kernel/months'
import { budgetsOfRow, keyInYear, recordsOfRow } from '@contract/modules/accounting/expense-report-drill'
import type { ExpenseReport } from '@contract/modules/accounting/expense.calls'
import { VarianceTrace, type OpenVariance } from '@/features/expense/reports/variance-trace'
import { useRowName } from '@/features/expense/reports/use-row-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { GroupedTable } from '@/shared/statement/grouped-table'

export type ReportTableProps = { report: ExpenseReport }

const BESIDE = ['budget', 'variance', 'previous'] as const

type Figures = ExpenseReport['totals']

/** Each sum leads to the records that it is made of, and the variance says what it is the difference of. */
export function ReportTable({ report }: ReportTableProps) {
  const t = usePhrases('expense')
  const nameOf = useRowName(report)
  const [opened, setOpened] = useState<OpenVariance | null>(null)
  const isBeside = (key: (typeof BESIDE)[number]) => report.totals[key] !== null
  const columns = [
    { key: 'name', label: t(`report.values.${report.by}`) },
    { key: 'net', label: t('report.net') },
    { key: 'vat', label: t('report.vat') },
    { key: 'ewt', label: t('report.ewt') },
    ...BESIDE.filter(isBeside).map(key => ({ key, label: t(`report.${key}`) })),
    { key: 'receipts', label: t('report.receipts') },
  ]
  const besideEntries = (beside: (typeof BESIDE)[number], name: string, key?: string | null) => {
    if (beside === 'variance') return undefined
    return beside === 'budget'
      ? {
          to: listPath('/expense/budgets', { filter: budgetsOfRow(report, key) }),
          label: t('report.budget_of', { name }),
        }
      : {
          to: listPath('/expense/records', {
            filter: recordsOfRow(yearBefore(report), keyInYear(report.by, key, -1)),
          }),
          label: t('report.records_of', { name }),
        }
  }
  const cells = (figures: Figures, name: string, key?: string | null) => {
    const entries = {
      to: listPath('/expense/records', { filter: recordsOfRow(report, key) }),
      label: t('report.records_of', { name }),
    }
    return (
      <>
        <StatementFigure amount={figures.net_amount} entries={entries} />
        <StatementFigure amount={figures.input_vat} entries={entries} />
        <StatementFigure amount={figures.ewt_amount} entries={entries} />
        {BESIDE.filter(isBeside).map(beside => (
          <StatementFigure
            key={beside}
            amount={figures[beside] ?? ''}
            entries={besideEntries(beside, name, key)}
            how={
              beside === 'variance'
                ? {
                    open: () => setOpened({ name, key, figures }),
                    label: t('report.variance_of', { name }),
                  }
                : undefined
            }
          />
        ))}
        <td className="cell-figures">
          {t('report.coverage', { receipts: figures.receipts, lines: figures.lines })}
        </td>
      </>
    )
  }
  return (
    <>
      <GroupedTable
        title={t('report.title')}
        columns={columns}
        rows={report.rows}
        totals={report.totals}
        totalName={t('report.total')}
        nameOf={nameOf}
        cells={cells}
      />
      {opened && <VarianceTrace {...{ opened, report }} onClose={() => setOpened(null)} />}
    </>
  )
}
