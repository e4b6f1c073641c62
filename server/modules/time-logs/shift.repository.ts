import { sql } from 'kysely'
import type { AssignShift } from '@contract/modules/time-logs/time-request.calls'
import type { Db } from '@server/platform/db/database'

export async function takeDefaultFrom(db: Db): Promise<void> {
  await db.updateTable('shift').set({ is_default: false }).where('is_default', '=', true).execute()
}

export async function isShift(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('shift')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

export async function keepAssignments(
  db: Db,
  { employee_ids, shift_id, valid_from }: AssignShift,
  by: string,
): Promise<void> {
  await sql`
    insert into employee_shift (ou_id, employee_id, shift_id, valid_from, created_by, updated_by)
    select ou_id, id, ${shift_id}, ${valid_from}, ${by}, ${by} from employee where id = any (${employee_ids}::uuid[])
    on conflict (employee_id, valid_from, ou_id) do update
      set shift_id = excluded.shift_id, updated_by = excluded.updated_by`.execute(db)
}
