import { sql } from 'kysely'
import { BETWEEN_UNITS } from '@contract/modules/accounting/entry.rules'
import type { ExpenseChecks, ExpenseTerms } from '@contract/modules/accounting/expense.calls'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { findEmployeeOf } from '@server/platform/people/employees.repository'
import { bearsCost } from '@server/platform/ledger/account.repository'

/** What an entry of an expense names beside its costs. */
const { cash_on_hand, bank, input_vat, ewt_payable, payables, advances } = LEDGER
const PREVIEWED = [cash_on_hand, bank, input_vat, ewt_payable, payables, advances, BETWEEN_UNITS]

/** What the form chooses from, in one answer. */
export async function findTerms(db: Db, actor: Actor): Promise<ExpenseTerms> {
  const own = await findEmployeeOf(db, actor.userId)
  const seesChart = mayDo(actor, 'accounting.account.view')
  const { rows } = await sql<{ terms: ExpenseTerms }>`select json_build_object(
    'categories', coalesce((select json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name,
        'account', a.code, 'receipt_required_from', c.receipt_required_from::text, 'needs_project', c.needs_project)
        order by c.code) from expense_category c join account a on a.id = c.account_id where c.is_active), '[]'),
    'accounts', coalesce((select json_agg(json_build_object('id', id, 'code', code, 'name', name) order by code)
        from account where ${seesChart} and ${bearsCost}), '[]'),
    'projects', coalesce((select json_agg(json_build_object('id', id, 'code', code, 'name', name) order by name)
        from project where is_active), '[]'),
    'units', coalesce((select json_agg(json_build_object('id', o.id, 'code', o.ou_code, 'name', o.ou_name) order by o.ou_code)
        from operating_unit o where o.is_active and o.id = any (${actor.units.map(({ id }) => id)}::uuid[])), '[]'),
    'own_ou_id', ${own?.ou_id ?? null}::uuid,
    'advances', coalesce((select json_agg(json_build_object('id', id, 'number', number, 'balance', balance::text)
        order by released_on, number) from cash_advance where employee_id = ${own?.id ?? null} and ou_id = ${own?.ou_id ?? null}
          and status in ('released', 'liquidating') and balance > 0), '[]'),
    'banks', coalesce((select json_agg(json_build_object('id', bank.id, 'account', account.code) order by account.code)
        from bank join account on account.id = bank.gl_account_id where bank.is_active), '[]'),
    'account_names', coalesce((select json_object_agg(code, name) from account
        where ${bearsCost} or code = any (${PREVIEWED}::text[])
          or id in (select gl_account_id from bank where is_active)), '{}')) as terms`.execute(db)
  if (!rows[0]) throw new Error('a question without a table has one answer')
  return rows[0].terms
}

/** Which advance an expense is out of, and what is open of it; null where it is out of none. */
export async function findAdvanceOf(db: Db, id: string): Promise<ExpenseChecks['advance']> {
  const { rows } = await sql<NonNullable<ExpenseChecks['advance']>>`
    select a.id, a.number, a.balance::text from expense e join cash_advance a on a.id = e.cash_advance_id
    where e.id = ${id}`.execute(db)
  return rows[0] ?? null
}
