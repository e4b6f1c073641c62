import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { figuresBehind } from '@/features/profit-and-loss/figures-behind'
import type { OpenFigure } from '@/features/profit-and-loss/pnl-part'
import { PnlTraceSteps } from '@/features/profit-and-loss/pnl-trace-steps'
import { useGetPnlTraceQuery, type PnlQuestion } from '@/features/profit-and-loss/profit-and-loss.api'
import { useCan } from '@/shared/access/use-can'
import { TraceDialog } from '@/shared/computation/computation-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Skeleton } from '@/shared/ui/skeleton'

export type PnlTraceProps = {
  figure: OpenFigure
  statement: ProfitAndLoss
  question: PnlQuestion
  onClose: () => void
}

/** How a figure comes about: what went in, the rule, its share of revenue, and the way to its entries. */
export function PnlTrace({ figure, statement, question, onClose }: PnlTraceProps) {
  const t = usePhrases('profit-and-loss')
  const can = useCan()
  const { part, line, column } = figure
  const { year, units, known_on } = question
  const { kind, from, to } = column
  const whose = line ? { account_id: line.account_id } : { part: part.part }
  const answer = useGetPnlTraceQuery({
    ...{ year, units, known_on, kind, from, to },
    ...whose,
  })
  const links = figuresBehind(figure, statement, {
    mayReadEntries: can('accounting.journal.view'),
    units,
  })
  return (
    <TraceDialog
      title={t('trace.title', { name: line?.name ?? t(`parts.${part.part}`), month: column.label })}
      links={links.map(({ kind: key, path }) => ({ key, to: path, words: t(`trace.${key}`) }))}
      onClose={onClose}
    >
      <Answer answer={answer} wait={<Skeleton lines={4} />}>
        {trace => <PnlTraceSteps {...{ trace, figure, statement }} />}
      </Answer>
    </TraceDialog>
  )
}
