import { sql, type RawBuilder } from 'kysely'
import { yearBefore } from '@contract/kernel/months'
import type { Comparison } from '@contract/modules/accounting/compare'
import type { Beside, BesideRow } from '@contract/modules/accounting/expense-comparison.rules'
import { keyInYear } from '@contract/modules/accounting/expense-report-drill'
import type { ReportDimension } from '@contract/modules/accounting/expense.calls'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { budgetByMonth, budgetsSeenBy, monthOfBudget } from '@server/platform/ledger/budget.repository'
import { findReportRows, type ReportSpan } from '@server/modules/expense/expense-report.repository'

/** Budgets know accounts, units and months, and neither categories nor payees. */
const BUDGETED: Partial<Record<ReportDimension, { key: RawBuilder<unknown>; name: RawBuilder<unknown> }>> = {
  account_id: { key: sql`account.id::text`, name: sql`account.code || ' ' || account.name` },
  ou_id: { key: sql`unit.id::text`, name: sql`unit.ou_code || ' ' || unit.ou_name` },
  month: { key: monthOfBudget, name: monthOfBudget },
}

/** What stands beside a report, as far as its reader may see it. */
export async function findBeside(
  db: Db,
  actor: Actor,
  span: ReportSpan,
  compare: readonly Comparison[],
): Promise<Beside> {
  return {
    budget:
      compare.includes('budget') && mayDo(actor, 'expense.budget.view')
        ? await budgets(db, actor, span)
        : null,
    previous: compare.includes('previous') ? await spentBefore(db, actor, span) : null,
  }
}

/** Each beside the same row of this year. */
async function spentBefore(db: Db, actor: Actor, span: ReportSpan): Promise<BesideRow[]> {
  const rows = await findReportRows(db, actor, yearBefore(span))
  return rows.map(({ key, name, net_amount }) => ({
    key: keyInYear(span.by, key, 1),
    name: keyInYear(span.by, name, 1),
    amount: net_amount,
  }))
}

async function budgets(db: Db, actor: Actor, span: ReportSpan): Promise<BesideRow[] | null> {
  const dimension = BUDGETED[span.by]
  if (!dimension) return null
  const { rows } = await sql<BesideRow>`
    select ${dimension.key} as key, ${dimension.name} as name, sum(of_month.amount)::text as amount
    from ${budgetByMonth} join account on account.id = budget.account_id
      join operating_unit unit on unit.id = budget.ou_id
    where account.type in ('expense', 'cost_of_service', 'other_expense') and ${budgetsSeenBy(actor, span)}
    group by 1, 2 order by 2`.execute(db)
  return rows
}
