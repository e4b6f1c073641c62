import { useGetExpenseReportQuery, type ReportQuestion } from '@/features/expense/expense.api'
import { ReportChart } from '@/features/expense/reports/report-chart'
import { ReportTable } from '@/features/expense/reports/report-table'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

export function ReportView({ question }: { question: ReportQuestion }) {
  const t = usePhrases('expense')
  const { currentData: report, error, isFetching, refetch } = useGetExpenseReportQuery(question)
  if (!report)
    return error && !isFetching ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="rows" lines={8} />
    )
  if (report.rows.length === 0)
    return (
      <Card>
        <EmptyState icon="pie-chart" title={t('report.empty')}>
          {t('report.empty_text')}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <Card flush>
        <ReportTable report={report} />
      </Card>
      <ReportChart report={report} />
    </>
  )
}
