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
