import { sql } from 'kysely'
import type { RecordComment, TimelineEntry } from '@contract/kernel/record-calls'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'

const PAGE = 50
const MOST_COMMENTS = 500

export async function findTimeline(
  db: Db,
  record: { type: string; id: string },
  before: string | null,
): Promise<TimelineEntry[]> {
  const { rows } = await sql<TimelineEntry>`
    select id, ${utcText('at')} as at, action, actor_id, actor_name, diff
    from portal_timeline(${record.type}, ${record.id}, ${before}::uuid, ${PAGE})`.execute(db)
  return rows
}

export async function findComments(db: Db, record: { type: string; id: string }): Promise<RecordComment[]> {
  const { rows } = await sql<RecordComment>`
    with found as (select id, created_at, created_by, body from record_comment
      where entity_type = ${record.type} and entity_id = ${record.id} order by created_at desc, id desc limit ${MOST_COMMENTS})
    select f.id, ${utcText('f.created_at')} as at, f.created_by as author_id, f.body,
      (select n.name from portal_person_names(array[f.created_by]) n) as author_name
    from found f order by f.created_at desc, f.id desc`.execute(db)
  return rows
}

export type Place = { ou_id: string; is_company_wide: boolean }

export async function addComment(
  db: Db,
  record: { type: string; id: string },
  place: Place,
  body: string,
): Promise<string> {
  const row = await db
    .insertInto('record_comment')
    .values({
      ...place,
      entity_type: record.type,
      entity_id: record.id,
      body,
      created_by: sql<string>`app_user_id()`,
      updated_by: sql<string>`app_user_id()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from portal_person_names(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The unit of their own, where one may act in it. */
export async function homeUnit(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('app_user').select('ou_id').where('id', '=', userId).executeTakeFirst()
  return row?.ou_id ?? null
}
