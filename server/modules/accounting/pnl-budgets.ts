import type { Comparison } from '@contract/modules/accounting/compare'
import type { PnlTotal } from '@contract/modules/accounting/profit-and-loss.rules'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { findBudgetTotals } from '@server/platform/ledger/budget.repository'

type Beside = { year: number; unitIds: readonly string[] | null; compare: readonly Comparison[] }

/** The budgets of a year, where the statement is compared with them; none that the reader may not see. */
export async function budgetsBeside(
  db: Db,
  actor: Actor,
  { year, unitIds, compare }: Beside,
): Promise<PnlTotal[]> {
  if (!compare.includes('budget')) return []
  const totals = await findBudgetTotals(db, actor, { from: `${year}-01`, to: `${year}-12`, unitIds })
  return totals.map(total => ({ ...total, is_budget: true }))
}
