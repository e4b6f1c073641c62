import type { Db } from '@server/platform/db/database'

export async function findBroker(db: Db, id: string) {
  const found = await db
    .selectFrom('seller_profile')
    .select('prc_license_no')
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

export async function unitOfEmployee(db: Db, id: string): Promise<string | null> {
  const found = await db.selectFrom('employee').select('ou_id').where('id', '=', id).executeTakeFirst()
  return found?.ou_id ?? null
}

/** Whoever left sells no more; tells whose profile it was. */
export async function endSelling(db: Db, employeeId: string): Promise<string | null> {
  const ended = await db
    .updateTable('seller_profile')
    .set({ status: 'inactive' })
    .where('employee_id', '=', employeeId)
    .where('status', '<>', 'inactive')
    .returning('id')
    .executeTakeFirst()
  return ended?.id ?? null
}
