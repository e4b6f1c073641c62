import { useGetWithholdingQuery, type WithholdingQuestion } from '@/features/expense/expense.api'
import { WithholdingTable } from '@/features/expense/withholding/withholding-table'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

export function WithholdingView({ question }: { question: WithholdingQuestion }) {
  const t = usePhrases('expense')
  const { currentData: report, error, isFetching, refetch } = useGetWithholdingQuery(question)
  if (!report)
    return error && !isFetching ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="rows" lines={8} />
    )
  if (report.payees.length === 0)
    return (
      <Card>
        <EmptyState icon="percent" title={t('withholding.empty')}>
          {t('withholding.empty_text')}
        </EmptyState>
      </Card>
    )
  return (
    <Card flush>
      <WithholdingTable report={report} question={question} />
    </Card>
  )
}
