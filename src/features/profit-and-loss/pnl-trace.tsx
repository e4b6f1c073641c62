import { accountsOfPart } from '@contract/modules/accounting/pnl-trace.rules'
import { budgetsOfFigure, linesOfFigure } from '@contract/modules/accounting/profit-and-loss-drill'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import type { OpenFigure } from '@/features/profit-and-loss/pnl-part'
import { PnlTraceSteps } from '@/features/profit-and-loss/pnl-trace-steps'
import { useGetPnlTraceQuery, type PnlQuestion } from '@/features/profit-and-loss/profit-and-loss.api'
import { useCan } from '@/shared/access/use-can'
import { TraceDialog } from '@/shared/computation/computation-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { accountLedgerPath } from '@/shared/posting/account-ledger-path'
import { Answer } from '@/shared/record/answer'
import { listPath } from '@/shared/resource/list-path'
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

type FigureLink = { kind: 'ledger' | 'entries' | 'budgets'; path: string }

/**
 * The lists whose rows add up to a figure: entries, budgets, or both where it is their difference. One account has
 * its ledger as well.
 */
function figuresBehind(
  { part, line, column: { kind, from, to } }: OpenFigure,
  { parts, unit_ids, known_on }: ProfitAndLoss,
  { mayReadEntries, units }: { mayReadEntries: boolean; units: string | undefined },
): FigureLink[] {
  const account_ids = line ? [line.account_id] : accountsOfPart(parts, part.part)
  const figure = { account_ids, from, to, unit_ids }
  const ledger = listPath('/accounting/ledger', { filter: linesOfFigure({ ...figure, known_on }) })
  const budgets = listPath('/expense/budgets', { filter: budgetsOfFigure(figure) })
  const balance = line && accountLedgerPath({ account: line.account_id, from, to, units, known_on })
  return [
    ...(balance && kind !== 'budget' && mayReadEntries ? [{ kind: 'ledger' as const, path: balance }] : []),
    ...(kind !== 'budget' && mayReadEntries ? [{ kind: 'entries' as const, path: ledger }] : []),
    ...(kind === 'budget' || kind === 'variance' ? [{ kind: 'budgets' as const, path: budgets }] : []),
  ]
}
