import { useState, lazy, Suspense, useMemo, useRef } from 'react'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { PnlPart, type OpenFigure } from '@/features/profit-and-loss/pnl-part'
import { PnlTrace } from '@/features/profit-and-loss/pnl-trace'
import { useGetProfitAndLossQuery, type PnlQuestion } from '@/features/profit-and-loss/profit-and-loss.api'
import type { PnlAddress } from '@/features/profit-and-loss/use-pnl-address'
import { useShownColumns } from '@/features/profit-and-loss/use-shown-columns'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { KnownChanges } from '@/shared/statement/known-changes'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { StatementTable } from '@/shared/statement/statement-table'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

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

type PnlTableProps = { statement: ProfitAndLoss; question: PnlQuestion; withShares: boolean }

function PnlTable({ statement, question, withShares }: PnlTableProps) {
  const t = usePhrases('profit-and-loss')
  const columns = useShownColumns(statement)
  const [figure, setFigure] = useState<OpenFigure | null>(null)
  return (
    <>
      <StatementTable title={t('title')} columns={[{ key: 'account', label: t('account') }, ...columns]}>
        {statement.parts.map(part => (
          <PnlPart key={part.part} {...{ part, columns, withShares }} onOpen={setFigure} />
        ))}
      </StatementTable>
      {figure && <PnlTrace {...{ figure, statement, question }} onClose={() => setFigure(null)} />}
    </>
  )
}

const ChartCanvas = lazy(() =>
  import('@/shared/charts/chart-canvas').then(file => ({ default: file.ChartCanvas })),
)

type PnlChartProps = { statement: ProfitAndLoss }

/** A drawing may round what a sum must not. */
function PnlChart({ statement: { parts, columns } }: PnlChartProps) {
  const t = usePhrases('profit-and-loss')
  const formats = useFormats()
  const handle = useRef<ChartHandle>(null)
  const data = useMemo(() => {
    const amounts = parts.find(({ part }) => part === 'net_income')?.amounts ?? []
    return {
      series: [{ key: 'net_income', title: t('parts.net_income') }],
      groups: columns.flatMap(({ kind, from }, at) =>
        kind === 'month'
          ? [{ label: formats.monthName(`${from}-01`), figures: { net_income: Number(amounts[at]) } }]
          : [],
      ),
    }
  }, [parts, columns, t, formats])
  return (
    <Card title={t('chart')} className="pnl-chart">
      <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
        <ChartCanvas kind="bar" data={data} label={t('chart')} handle={handle} />
      </Suspense>
    </Card>
  )
}
