import { useGetExpenseReportQuery, type ReportQuestion } from '@/features/expense/expense.api'
import { ReportChart } from '@/features/expense/reports/report-chart'
import { ReportTable } from '@/features/expense/reports/report-table'
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
