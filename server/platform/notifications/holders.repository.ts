import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** Who holds a right by one of their roles, of a unit or of any; whether it reaches, the notice asks once more. */
export async function findHolders(db: Db, permission: string, ouId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from app_user u join user_role ur on ur.user_id = u.id
      join role_permission rp on rp.role_id = ur.role_id join permission p on p.id = rp.permission_id
    where p.code = ${permission} and (${ouId}::uuid is null or u.ou_id = ${ouId}::uuid) and u.status = 'active'`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
