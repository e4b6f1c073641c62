import { sql } from 'kysely'
import { parseMoney } from '@contract/kernel/money'
import type { AccountTotal } from '@contract/modules/accounting/account-total'
import { normalSide } from '@contract/modules/accounting/account.rules'
import { BUDGET_MONTHS, budgetResource } from '@contract/modules/accounting/budget.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'

/** Asked of the table, where the resource shows a view of it. */
const BUDGETS = { ...budgetResource, table: 'budget' }

export type BudgetSpan = { from: string; to: string; unitIds: readonly string[] | null }

/** A row for each month of a line. */
export const budgetByMonth = sql`budget cross join lateral (values ${sql.join(
  BUDGET_MONTHS.map(name => sql`(${name.slice(1)}, budget.${sql.id(name)})`),
)}) as of_month (no, amount)`
export const monthOfBudget = sql<string>`budget.year || '-' || of_month.no`

export const budgetsSeenBy = (actor: Actor, { from, to, unitIds }: BudgetSpan) => sql<boolean>`
  ${accessWhere(actor, 'view', BUDGETS)} and ${monthOfBudget} between ${from} and ${to} and of_month.amount <> 0
  and ${unitIds === null ? sql`true` : sql`budget.ou_id = any (${unitIds}::uuid[])`}`

/** Budgets as if they were posted, each on the side on which its account grows. */
export async function findBudgetTotals(db: Db, actor: Actor, span: BudgetSpan): Promise<AccountTotal[]> {
  const { rows } = await sql<Omit<AccountTotal, 'debit' | 'credit'> & { amount: string }>`
    select account.id as account_id, account.code, account.name, account.type, ${monthOfBudget} as month,
      sum(of_month.amount)::text as amount
    from ${budgetByMonth} join account on account.id = budget.account_id
    where ${budgetsSeenBy(actor, span)} group by 1, 2, 3, 4, 5`.execute(db)
  return rows.map(({ amount: text, ...row }) => {
    const amount = parseMoney(text)
    const isCredit = normalSide(row.type) === 'credit'
    return { ...row, debit: isCredit ? 0n : amount, credit: isCredit ? amount : 0n }
  })
}

/** Years that have a budget which the reader may see, the latest first. */
export async function findBudgetYears(db: Db, actor: Actor): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year from budget where ${accessWhere(actor, 'view', BUDGETS)} order by year desc`.execute(
    db,
  )
  return rows.map(({ year }) => year)
}
