import { sql } from 'kysely'
import type { DocumentType } from '@contract/kernel/document-types'
import type { Db } from '@server/platform/db/database'

/** Which of those who are asked now the account is; null where it is none of them. */
export async function openSeatOf(
  db: Db,
  type: DocumentType,
  subjectId: string,
  userId: string,
): Promise<{ seat: string; version: number } | null> {
  const { rows } = await sql<{ seat: string; version: number }>`
    select seat_key as seat, subject_version as version from approval_seat
    where doc_type = ${type} and subject_id = ${subjectId} and user_id = ${userId} and state = 'active'
    limit 1`.execute(db)
  return rows[0] ?? null
}
