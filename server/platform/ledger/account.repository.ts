import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** Where what was bought may stand: no control account, and none that is a heading or retired. */
export const bearsCost = sql<boolean>`account.is_postable and account.is_active
  and account.is_control = 'none' and account.type in ('expense', 'cost_of_service', 'other_expense')`

export type CostAccount = { id: string; code: string }

/** Accounts that bear a cost, by their ids; others that are named are not among them. */
export async function findCostAccounts(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, CostAccount>> {
  const { rows } = await sql<CostAccount>`
    select id, code from account where ${bearsCost} and id = any (${ids}::uuid[])`.execute(db)
  return new Map(rows.map(account => [account.id, account]))
}

/** Every account by its code. */
export async function findAccountIds(db: Db): Promise<ReadonlyMap<string, string>> {
  const accounts = await db.selectFrom('account').select(['code', 'id']).execute()
  return new Map(accounts.map(({ code, id }) => [code, id]))
}

/** Accounts that bear a cost, and these beside them. */
export async function findEntryAccounts(
  db: Db,
  codes: readonly string[],
): Promise<{ id: string; code: string; name: string }[]> {
  const { rows } = await sql<{ id: string; code: string; name: string }>`
    select id, code, name from account where ${bearsCost} or code = any (${codes}::text[]) order by code`.execute(
    db,
  )
  return rows
}

export async function findAccountNames(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('account').select(['code', 'name']).where('code', 'in', codes).execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** The account in the books of a bank account that is in use; null where it has none. */
export async function findBankAccount(db: Db, bankId: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select account.code from bank join account on account.id = bank.gl_account_id
    where bank.id = ${bankId} and bank.is_active`.execute(db)
  return rows[0]?.code ?? null
}

/** The balance of an account in a unit at the end of a month, on the side on which the account grows. */
export async function findAccountBalance(
  db: Db,
  code: string,
  { ou_id, until }: { ou_id: string; until: string },
): Promise<{ account_id: string; balance: string }> {
  const { rows } = await sql<{ account_id: string; balance: string }>`
    select a.id as account_id, coalesce(sum(case a.normal_side when 'debit' then m.debit - m.credit
        else m.credit - m.debit end), 0)::numeric(16,2)::text as balance
    from account a left join account_month m on m.account_id = a.id and m.ou_id = ${ou_id} and m.month <= ${until}
    where a.code = ${code} group by a.id`.execute(db)
  return rows[0] ?? { account_id: '', balance: '0.00' }
}

/** What opening balances left in an account of a unit at the end of a month: no document of the portal stands behind it. */
export async function findOpenedBalance(
  db: Db,
  code: string,
  { ou_id, until }: { ou_id: string; until: string },
): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(case a.normal_side when 'debit' then l.debit - l.credit else l.credit - l.debit end),
      0)::numeric(16,2)::text as balance
    from journal_entry e join journal_line l on l.entry_id = e.id join account a on a.id = l.account_id
    where e.ou_id = ${ou_id} and e.source_type = 'opening' and a.code = ${code} and e.entry_date <= ${until}`.execute(
    db,
  )
  return rows[0]?.balance ?? '0.00'
}
