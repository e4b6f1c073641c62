import { sql } from 'kysely'
import type { BankAccount, BankPlace } from '@contract/modules/accounting/bank-register'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'
import { isBankLineMatched } from '@server/modules/accounting/bank-line.repository'

/** Control accounts of kind bank, and those that a bank of the company names. */
const isBankAccount = sql<boolean>`(account.is_control = 'bank'
  or exists (select from bank where bank.gl_account_id = account.id))`

const reach = (actor: Actor, action: string, table: string, ou: string): Condition =>
  accessWhere(actor, action, { permission: 'accounting.journal', scope: { ou }, table })

/** Every account at a bank that has entries, in each unit that its reader may see. */
export async function findBankAccounts(db: Db, actor: Actor): Promise<BankAccount[]> {
  const { rows } = await sql<BankAccount>`
    select account_month.ou_id, u.ou_code, u.ou_name, account.id as account_id, account.code, account.name,
      sum(account_month.debit - account_month.credit)::numeric(16,2)::text as balance,
      (select min(s.starts_on)::text from bank_statement s where s.ou_id = account_month.ou_id
        and s.account_id = account.id and s.withdrawn_at is null) as statement_since,
      (select max(s.ends_on)::text from bank_statement s where s.ou_id = account_month.ou_id
        and s.account_id = account.id and s.withdrawn_at is null) as statement_until,
      (select count(*)::int from bank_line b join bank_statement s on s.id = b.statement_id and s.withdrawn_at is null
        where b.ou_id = account_month.ou_id and b.account_id = account.id
          and not ${isBankLineMatched}) as open_lines,
      (select mapping from bank_mapping g where g.ou_id = account_month.ou_id and g.account_id = account.id) as mapping
    from account_month join account on account.id = account_month.account_id
      join operating_unit u on u.id = account_month.ou_id
    where ${isBankAccount} and ${reach(actor, 'view', 'account_month', 'ou_id')}
    group by 1, 2, 3, 4, 5, 6 order by u.ou_code, account.code`.execute(db)
  return rows
}

export type NamedBankPlace = BankPlace & { ou_name: string; account: string }

/** Refuses an account that is none of a bank, and a unit that the right does not reach. */
export async function requireBankPlace(
  db: Db,
  actor: Actor,
  action: 'view' | 'create',
  { ou_id, account_id }: BankPlace,
): Promise<NamedBankPlace> {
  const { rows } = await sql<{ ou_name: string; account: string }>`
    select operating_unit.ou_name, account.code || ' ' || account.name as account
    from operating_unit, account
    where operating_unit.id = ${ou_id} and account.id = ${account_id} and ${isBankAccount}
      and ${reach(actor, action, 'operating_unit', 'id')}`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  return { ou_id, account_id, ...found }
}
