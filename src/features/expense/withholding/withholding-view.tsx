import { useGetWithholdingQuery, type WithholdingQuestion } from '@/features/expense/expense.api'
import { WithholdingTable } from '@/features/expense/withholding/withholding-table'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

export function WithholdingView({ question }: { question: WithholdingQuestion }) {
  const t = usePhrases('expense')
  const answer = useGetWithholdingQuery(question)
  return (
    <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
      {report =>
        report.payees.length === 0 ? (
          <Card>
            <EmptyState icon="percent" title={t('withholding.empty')}>
              {t('withholding.empty_text')}
            </EmptyState>
          </Card>
        ) : (
          <Card flush>
            <WithholdingTable report={report} question={question} />
          </Card>
        )
      }
    </Answer>
  )
}
