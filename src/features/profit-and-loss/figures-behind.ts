import { accountsOfPart } from '@contract/modules/accounting/pnl-trace.rules'
import { budgetsOfFigure, linesOfFigure } from '@contract/modules/accounting/profit-and-loss-drill'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import type { OpenFigure } from '@/features/profit-and-loss/pnl-part'
import { accountLedgerPath } from '@/shared/posting/account-ledger-path'
import { listPath } from '@/shared/resource/list-path'

export type FigureLink = { kind: 'ledger' | 'entries' | 'budgets'; path: string }

/**
 * The lists whose rows add up to a figure: entries, budgets, or both where it is their difference. One account has
 * its ledger as well.
 */
export function figuresBehind(
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
