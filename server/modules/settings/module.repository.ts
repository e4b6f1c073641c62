import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
import { notFound, staleRecord } from '@server/platform/http/problems'

export async function findModule(db: Db, id: string) {
  const module = await db
    .selectFrom('module')
    .select(['id', 'code', 'row_version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!module) throw notFound()
  return module
}

export async function isModuleUsed(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from permission where module_id = ${id})
      or exists (select from menu where module_id = ${id}) as used`.execute(db)
  return rows[0]?.used ?? false
}

export async function removeModule(db: Db, id: string, version: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('module')
    .where('id', '=', id)
    .where('row_version', '=', version)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw staleRecord((await findModule(db, id)).row_version)
}
