import { sql } from 'kysely'
import type { BeginUpload } from '@contract/modules/files/upload.calls'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'

export type UploadRow = {
  id: string
  file_name: string
  size_bytes: number
  sha256: string
  original_sha256: string | null
  is_complete: boolean
  expires_at: string
}
export type PartRow = { no: number; sha256: string; storage_key: string }

const COLUMNS = sql`id, file_name, size_bytes, sha256, original_sha256, is_complete,
  ${utcText('expires_at')} as expires_at`

/** Everything below is asked of the person's own uploads; row-level security says so too. */
export async function findSameUpload(
  db: Db,
  ownerId: string,
  { sha256, original_sha256, size_bytes, file_name }: BeginUpload,
): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`select ${COLUMNS} from upload
    where owner_id = ${ownerId} and sha256 = ${sha256} and size_bytes = ${size_bytes} and file_name = ${file_name}
      and original_sha256 is not distinct from ${original_sha256 ?? null}::text
      and expires_at > ${NOW} order by created_at desc limit 1`.execute(db)
  return rows[0]
}

export async function findUpload(db: Db, ownerId: string, id: string): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`select ${COLUMNS} from upload
    where owner_id = ${ownerId} and id = ${id} and expires_at > ${NOW}`.execute(db)
  return rows[0]
}

/** What waits in parts, and a lock until the transaction ends: two beginnings at once would each find room for one. */
export async function lockWaitingBytes(db: Db, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('upload:' || ${ownerId}, 0))`.execute(db)
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(size_bytes), 0) as bytes from upload where owner_id = ${ownerId} and expires_at > ${NOW}`.execute(
    db,
  )
  return Number(rows[0]?.bytes ?? 0)
}

export async function insertUpload(db: Db, ownerId: string, begun: BeginUpload): Promise<UploadRow> {
  const { rows } = await sql<UploadRow>`
    insert into upload (owner_id, file_name, size_bytes, sha256, original_sha256)
    values (${ownerId}, ${begun.file_name}, ${begun.size_bytes}, ${begun.sha256}, ${begun.original_sha256 ?? null}) returning ${COLUMNS}`.execute(
    db,
  )
  const row = rows[0]
  if (!row) throw new Error('the upload was not written')
  return row
}

export async function partsOfUpload(db: Db, id: string): Promise<PartRow[]> {
  return db
    .selectFrom('upload_part')
    .select(['no', 'sha256', 'storage_key'])
    .where('upload_id', '=', id)
    .orderBy('no')
    .execute()
}

/** False where this part has come already: sent again after an answer that was lost. */
export async function insertPart(db: Db, uploadId: string, part: PartRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('upload_part')
    .values({ upload_id: uploadId, ...part })
    .onConflict(conflict => conflict.columns(['upload_id', 'no']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

export async function markComplete(db: Db, id: string): Promise<void> {
  await db.updateTable('upload').set({ is_complete: true }).where('id', '=', id).execute()
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute()
}
