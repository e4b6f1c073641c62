import { sql, type Selectable } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { StoredFileTable } from '@server/platform/db/tables'

export type StoredFile = Selectable<StoredFileTable>

export type NewFile = Pick<
  StoredFile,
  | 'ou_id'
  | 'owner_type'
  | 'owner_id'
  | 'kind'
  | 'file_name'
  | 'mime'
  | 'size_bytes'
  | 'sha256'
  | 'original_sha256'
  | 'storage_key'
  | 'is_confidential'
  | 'is_company_wide'
  | 'is_sealed'
  | 'check_state'
>

/**
 * Bytes of the person who asks, in every unit, also those they no longer see. The lock lasts to the end of the
 * transaction: two uploads at once would each find room for one.
 */
export async function lockStoredBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select portal_lock_stored_bytes() as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

export async function insertFile(db: Db, file: NewFile): Promise<StoredFile> {
  return db
    .insertInto('stored_file')
    .values({ ...file, created_by: sql<string>`app_user_id()` })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Who the database thinks is asking: for what is written in a transaction of its own. */
export async function askingUser(db: Db): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select app_user_id() as id`.execute(db)
  return rows[0]?.id ?? null
}

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  return db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The files of one record, newest first. */
export async function filesOf(
  db: Db,
  owner: { type: string; id: string; kind: string },
): Promise<StoredFile[]> {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .where('kind', '=', owner.kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
}

export async function deleteFile(db: Db, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('stored_file')
    .where('id', '=', id)
    .returning('storage_key')
    .executeTakeFirst()
  return row?.storage_key ?? null
}

export async function markDamaged(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ is_damaged: true })
    .where('id', 'in', [...ids])
    .where('is_damaged', '=', false)
    .execute()
}

/** Of these keys, those that a row names. */
export async function keysInUse(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stored_file')
    .select('storage_key')
    .where('storage_key', 'in', [...keys])
    // A part of a file that is still on its way is somebody's too.
    .union(
      db
        .selectFrom('upload_part')
        .select('storage_key')
        .where('storage_key', 'in', [...keys]),
    )
    .execute()
  return new Set(rows.map(row => row.storage_key))
}

/** In pages by id; rows younger than an hour may belong to an upload that is still on its way. */
export async function soundRowsAfter(db: Db, lastId: string | null, limit: number) {
  return db
    .selectFrom('stored_file')
    .select(['id', 'storage_key'])
    .where('is_damaged', '=', false)
    .where('created_at', '<', sql<string>`${NOW} - interval '1 hour'`)
    .$if(lastId !== null, query => query.where('id', '>', lastId))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** In the order they came, after the one given. */
export async function filesToCheck(
  db: Db,
  last: StoredFile | undefined,
  limit: number,
): Promise<StoredFile[]> {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('check_state', '=', 'waiting')
    .where('is_damaged', '=', false)
    .$if(last !== undefined, query =>
      query.where(sql<boolean>`(created_at, id) > (${last?.created_at}, ${last?.id})`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** False where another server was quicker. */
export async function markChecked(db: Db, id: string, harm: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ check_state: harm === null ? 'clean' : 'harmful', harm })
    .where('id', '=', id)
    .where('check_state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
