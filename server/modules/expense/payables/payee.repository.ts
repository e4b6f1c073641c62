import { sql } from 'kysely'
import type { KeptExpense } from '@contract/modules/accounting/expense.document'
import { payeeKey } from '@contract/modules/accounting/payable.rules'
import type { Db } from '@server/platform/db/database'

/** The payee of an expense in its unit, known by TIN or name from the first expense on. */
export async function payeeOf(
  db: Db,
  { ou_id, payee_name: name, payee_tin: tin }: Pick<KeptExpense, 'ou_id' | 'payee_name' | 'payee_tin'>,
): Promise<string> {
  const key = payeeKey({ name, tin })
  await sql`insert into expense_payee (ou_id, key, name, tin, created_by)
    values (${ou_id}, ${key}, ${name}, ${tin}, app_user_id()) on conflict (ou_id, key) do nothing`.execute(db)
  const { id } = await db
    .selectFrom('expense_payee')
    .select('id')
    .where('ou_id', '=', ou_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return id
}
