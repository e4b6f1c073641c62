import { sql } from 'kysely'
import type { ProtectedNumber } from '@contract/modules/people/protected-numbers'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export type NumberTable = 'employee_detail' | 'seller_profile'

export async function isNumberTaken(
  db: Db,
  table: NumberTable,
  name: ProtectedNumber,
  hash: string,
  exceptId: string | null,
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)}
    where ${sql.id(`${name}_hash`)} = ${hash} and id is distinct from ${exceptId} limit 1`.execute(db)
  return rows.length > 0
}

/** As it is kept, still sealed; null where there is none or it is not theirs to see. */
export async function findSealedNumber(
  db: Db,
  table: NumberTable,
  name: ProtectedNumber,
  id: string,
  access: Condition,
): Promise<{ sealed: string; ou_id: string } | null> {
  const { rows } = await sql<{ sealed: string | null; ou_id: string }>`
    select ${sql.id(name)} as sealed, ou_id from ${sql.table(table)} where id = ${id} and ${access}`.execute(
    db,
  )
  const row = rows[0]
  return row && row.sealed !== null ? { sealed: row.sealed, ou_id: row.ou_id } : null
}
