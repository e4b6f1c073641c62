import { sql, type RawBuilder } from 'kysely'
import type { MoreFile } from '@contract/selling/document-files'
import type { Db } from '@server/platform/db/database'

/** The files after the first one, as a column of a document. */
export const moreFilesOf = (firstFile: RawBuilder<unknown>): RawBuilder<MoreFile[]> => sql`
  coalesce((select json_agg(json_build_object('id', more.id, 'file_name', more.file_name, 'mime', more.mime) order by m.seq)
    from document_file m join stored_file more on more.id = m.file_id where m.first_file_id = ${firstFile}), '[]'::json)`

type NewFile = { ou_id: string; first_file_id: string; file_id: string; seq: number; created_by: string }

export async function insertMoreFiles(db: Db, files: readonly NewFile[]): Promise<void> {
  if (files.length === 0) return
  await db
    .insertInto('document_file')
    .values(files.map(file => ({ ...file, updated_by: null })))
    .execute()
}
