import { lazy, Suspense, useMemo, useRef } from 'react'
import type { ExpenseReport } from '@contract/modules/accounting/expense.calls'
import { useGetExpenseReportQuery, type ReportQuestion } from '@/features/expense/expense.api'
import { ReportTable } from '@/features/expense/reports/report-table'
import { useRowName } from '@/features/expense/reports/use-row-name'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

export function ReportView({ question }: { question: ReportQuestion }) {
  const t = usePhrases('expense')
  const answer = useGetExpenseReportQuery(question)
  return (
    <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
      {report =>
        report.rows.length === 0 ? (
          <Card>
            <EmptyState icon="pie-chart" title={t('report.empty')}>
              {t('report.empty_text')}
            </EmptyState>
          </Card>
        ) : (
          <>
            <Card flush>
              <ReportTable report={report} />
            </Card>
            <ReportChart report={report} />
          </>
        )
      }
    </Answer>
  )
}

const ChartCanvas = lazy(() =>
  import('@/shared/charts/chart-canvas').then(file => ({ default: file.ChartCanvas })),
)
/** More bars than these are no picture; the table has them all. */
const MOST_BARS = 12

/** A drawing may round what a sum must not. */
function ReportChart({ report }: { report: ExpenseReport }) {
  const t = usePhrases('expense')
  const handle = useRef<ChartHandle>(null)
  const nameOf = useRowName(report)
  const data = useMemo(
    () => ({
      series: [{ key: 'net', title: t('report.net') }],
      groups: report.rows
        .slice(0, MOST_BARS)
        .map(row => ({ label: nameOf(row), figures: { net: Number(row.net_amount) } })),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the name of a row follows from the report and the language
    [report, t],
  )
  const title = t('report.chart', { by: t(`report.values.${report.by}`) })
  return (
    <Card title={title}>
      <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
        <ChartCanvas kind="bar" data={data} label={title} handle={handle} />
      </Suspense>
    </Card>
  )
}
