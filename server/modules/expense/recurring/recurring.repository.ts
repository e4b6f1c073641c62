import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { KeptExpense } from '@contract/modules/accounting/expense.document'
import type { RecurringExpense } from '@contract/modules/accounting/recurring-expense.resource'
import type { Db } from '@server/platform/db/database'

export type DueExpense = RecurringExpense & { user_id: string | null }

export async function findDue(db: Db, today: DateText): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from recurring_expense r join employee e on e.id = r.employee_id
    where r.is_active and e.is_active and r.next_on <= ${today} order by r.next_on, r.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Null where another run was faster. */
export async function lockDue(db: Db, id: string, today: DateText): Promise<DueExpense | null> {
  const { rows } = await sql<DueExpense>`
    select r.*, r.next_on::text as next_on, r.first_on::text as first_on, e.user_id
    from recurring_expense r join employee e on e.id = r.employee_id
    where r.id = ${id} and r.is_active and e.is_active and r.next_on <= ${today} for update of r`.execute(db)
  return rows[0] ?? null
}

export async function insertDraft(
  db: Db,
  { lines, ...values }: Partial<KeptExpense>,
  { user_id, employee_id, ou_id }: DueExpense,
): Promise<string> {
  const { id } = await db
    .insertInto('expense')
    .values({
      ...(values as KeptExpense),
      ...{ lines: JSON.stringify(lines), employee_id, ou_id, created_by: user_id },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setNext(db: Db, id: string, next: DateText): Promise<void> {
  await db.updateTable('recurring_expense').set({ next_on: next }).where('id', '=', id).execute()
}
