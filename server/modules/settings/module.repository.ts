import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

export async function isModuleUsed(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from permission where module_id = ${id})
      or exists (select from menu where module_id = ${id}) as used`.execute(db)
  return rows[0]?.used ?? false
}

export async function removeModule(db: Db, id: string): Promise<void> {
  await db.deleteFrom('module').where('id', '=', id).execute()
}
