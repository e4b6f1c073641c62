import { PnlChart } from '@/features/profit-and-loss/pnl-chart'
import { PnlTable } from '@/features/profit-and-loss/pnl-table'
import { useGetProfitAndLossQuery } from '@/features/profit-and-loss/profit-and-loss.api'
import type { PnlAddress } from '@/features/profit-and-loss/use-pnl-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { KnownChanges } from '@/shared/statement/known-changes'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'

export type PnlViewProps = { address: PnlAddress }

export function PnlView({ address: { question, withShares, change } }: PnlViewProps) {
  const t = usePhrases('profit-and-loss')
  const { currentData: statement, ...answer } = useGetProfitAndLossQuery(question)
  if (!statement) return <AnswerWait answer={answer} shape="rows" lines={12} />
  if (statement.parts.every(({ lines }) => lines.length === 0)) {
    const latest = statement.years.find(year => year !== question.year)
    return (
      <>
        <Card>
          <EmptyState
            icon="graph-up"
            title={t('empty', { year: question.year })}
            action={
              latest && (
                <Button onClick={() => change({ year: String(latest) })}>
                  {t('show_year', { year: latest })}
                </Button>
              )
            }
          >
            {t('empty_text')}
          </EmptyState>
        </Card>
        <KnownChanges statement={statement} />
      </>
    )
  }
  return (
    <>
      <Card flush>
        <PnlTable {...{ statement, question, withShares }} />
      </Card>
      <KnownChanges statement={statement} />
      <PnlChart statement={statement} />
    </>
  )
}
