import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { Attachment } from '@contract/kernel/record-calls'
import type { OwnMemo } from '@contract/modules/files/memo.calls'
import type { Receipt } from '@contract/modules/files/memo.rules'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'
import type { PersonalFind, PersonalFinds } from '@server/platform/resource/personal-finds'
import type { StoredFile } from '@server/platform/files/stored-file.repository'

export type FoundMemo = Omit<OwnMemo, 'state' | 'acknowledged_at'> & {
  ack_version: number
  body_md: string
  receipts: Receipt[]
  employee_id: string
}

const MOST = 300

/**
 * What is addressed to a person: this condition is asked by every call about one's own memos, and by nothing else. What
 * is over can still be looked up; what was put away cannot.
 */
const addressedTo = (userId: string) => sql`
  from memo m join employee e on e.user_id = ${userId}
    join operating_unit o on o.id = m.ou_id
    join memo_version v on v.memo_id = m.id and v.version = m.version
  where portal_is_own_memo(m, e)`

const COLUMNS = sql`m.id, m.memo_no, m.title, m.category, m.version, m.ack_version, m.requires_ack,
  m.ack_deadline::text as ack_deadline, m.expires_on::text as expires_on, m.body_md, e.id as employee_id,
  ${utcText('m.published_at')} as published_at, ${utcText('v.published_at')} as changed_at, o.ou_name as "from",
  m.status = 'expired' or coalesce(m.expires_on < ${TODAY}, false) as is_over,
  (select count(*)::int from stored_file f where f.owner_type = 'memo' and f.owner_id = m.id and f.kind = 'attachment') as file_count,
  coalesce((select json_agg(json_build_object('version', r.version, 'first_read_at', r.first_read_at,
    'acknowledged_at', r.acknowledged_at) order by r.version)
    from memo_receipt r where r.memo_id = m.id and r.employee_id = e.id), '[]') as receipts`

/** By number or title: the newest first. */
export const findOwnMemosNamed: PersonalFinds['own_memo'] = async (db, userId, patterns, most) => {
  const { rows } = await sql<PersonalFind>`
    select m.id, m.title, coalesce(m.memo_no, '') as detail ${addressedTo(userId)}
      and lower(concat_ws(' ', m.memo_no, m.title)) like all (${patterns}::text[])
    order by m.published_at desc, m.id limit ${most}`.execute(db)
  return rows
}

export async function findOwnMemos(db: Db, userId: string): Promise<FoundMemo[]> {
  const { rows } = await sql<FoundMemo>`
    select ${COLUMNS} ${addressedTo(userId)} order by m.published_at desc, m.id limit ${MOST}`.execute(db)
  return rows
}

export async function findOwnMemo(db: Db, userId: string, id: string): Promise<FoundMemo | undefined> {
  const { rows } = await sql<FoundMemo>`
    select ${COLUMNS} ${addressedTo(userId)} and m.id = ${id}`.execute(db)
  return rows[0]
}

export async function memoFiles(db: Db, id: string): Promise<Attachment[]> {
  const { rows } = await sql<Attachment>`
    select f.id, ${utcText('f.created_at')} as at, f.created_by as author_id, f.file_name, f.mime,
      f.size_bytes::int as size_bytes, case when f.check_state in ('waiting', 'harmful') then f.check_state end as held,
      (select n.name from portal_person_names(array[f.created_by]) n) as author_name
    from stored_file f where f.owner_type = 'memo' and f.owner_id = ${id} and f.kind = 'attachment'
    order by f.created_at, f.id limit 50`.execute(db)
  return rows
}

export async function memoFile(db: Db, id: string, fileId: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('id', '=', fileId)
    .where('owner_type', '=', 'memo')
    .where('owner_id', '=', id)
    .where('kind', '=', 'attachment')
    .executeTakeFirst()
}

/** What a reader notes of a memo of whatever unit: told by the database, since its row may be of another one. */
export type NotedMemo = { id: string; version: number; requires_ack: boolean; employee_id: string }

export async function findNotedMemo(db: Db, id: string): Promise<NotedMemo | undefined> {
  const { rows } = await sql<NotedMemo>`
    select id, version, requires_ack, employee_id from portal_own_memo(${id})`.execute(db)
  return rows[0]
}

export async function noteRead(db: Db, { id, version, employee_id }: NotedMemo): Promise<void> {
  await sql`insert into memo_receipt (memo_id, version, employee_id, first_read_at)
    values (${id}, ${version}, ${employee_id}, ${NOW}) on conflict (memo_id, version, employee_id) do nothing`.execute(
    db,
  )
}

/** False where it was acknowledged before: the first time counts. */
export async function noteAcknowledged(db: Db, { id, version, employee_id }: NotedMemo): Promise<boolean> {
  const { rows } = await sql`
    insert into memo_receipt as r (memo_id, version, employee_id, first_read_at, acknowledged_at)
    values (${id}, ${version}, ${employee_id}, ${NOW}, ${NOW})
    on conflict (memo_id, version, employee_id) do update
      set acknowledged_at = ${NOW}, first_read_at = coalesce(r.first_read_at, ${NOW})
      where r.acknowledged_at is null
    returning memo_id`.execute(db)
  return rows.length > 0
}
