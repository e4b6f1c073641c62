import { sql } from 'kysely'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { BUDGET_MONTHS } from '@contract/modules/accounting/budget.resource'
import type { BudgetSource } from '@contract/modules/accounting/budget.commands'
import type { Db } from '@server/platform/db/database'

/** Twelve amounts of an account. */
export type BudgetLine = { account_id: string; months: Centavos[] }

const NOTHING = sql`select null::uuid as account_id, null::text as no, 0::numeric as amount where false`

/** Of each account what its side grew by in each month. */
const posted = (ouId: string, year: number) => sql`
  select m.account_id, to_char(m.month, 'MM') as no,
    case a.normal_side when 'credit' then m.credit - m.debit else m.debit - m.credit end as amount
  from account_month m join account a on a.id = m.account_id
  where m.ou_id = ${ouId} and m.month between make_date(${year}, 1, 1) and make_date(${year}, 12, 1)`

const budgeted = (ouId: string, year: number) => sql`
  select b.account_id, v.no, v.amount from budget b cross join lateral (values ${sql.join(
    BUDGET_MONTHS.map(name => sql`(${name.slice(1)}, b.${sql.id(name)})`),
  )}) as v (no, amount) where b.ou_id = ${ouId} and b.year = ${year}`

/** Every account that a budget has a line for, with the amounts of the year it is taken from. */
export async function findSourceLines(
  db: Db,
  from: BudgetSource,
  ouId: string,
  year: number,
): Promise<BudgetLine[]> {
  const source = { nothing: NOTHING, actuals: posted(ouId, year), budget: budgeted(ouId, year) }[from]
  const { rows } = await sql<{ account_id: string; amounts: Record<string, string> | null }>`
    with source as (${source}), sums as (
      select account_id, jsonb_object_agg(no, amount) as amounts
      from (select account_id, no, sum(amount)::numeric(16,2)::text as amount from source group by 1, 2) s group by 1)
    select account.id as account_id, sums.amounts from account left join sums on sums.account_id = account.id
    where account.pnl_group is not null and account.is_postable and account.is_active order by account.code`.execute(
    db,
  )
  return rows.map(({ account_id, amounts }) => ({
    account_id,
    months: BUDGET_MONTHS.map(name => parseMoney(amounts?.[name.slice(1)] ?? '0.00')),
  }))
}

/** Lines that there are already stay as they are, unless they are to be replaced. Gives how many were written. */
export async function writeLines(
  db: Db,
  { ouId, year, replace }: { ouId: string; year: number; replace: boolean },
  lines: readonly BudgetLine[],
): Promise<number> {
  const rows = lines.map(({ account_id, months }) => ({
    ...{ ou_id: ouId, account_id, year },
    ...Object.fromEntries(BUDGET_MONTHS.map((name, index) => [name, moneyText(months[index] ?? 0n)])),
  }))
  const names = BUDGET_MONTHS.map(name => sql.id(name))
  const columns = sql.join(BUDGET_MONTHS.map(name => sql`${sql.id(name)} numeric(16,2)`))
  const { rows: written } = await sql`
    insert into budget (ou_id, account_id, year, ${sql.join(names)}, created_by, updated_by)
    select ou_id, account_id, year, ${sql.join(names)}, app_user_id(), app_user_id()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (ou_id uuid, account_id uuid, year int, ${columns})
    on conflict (ou_id, account_id, year) do update
      set ${sql.join(names.map(name => sql`${name} = excluded.${name}`))}, updated_by = app_user_id() where ${replace}
    returning 1`.execute(db)
  return written.length
}
