import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { Memo } from '@contract/modules/files/memo.resource'
import type { MemoVersion, ReviseMemo } from '@contract/modules/files/memo.calls'
import type { Receipt } from '@contract/modules/files/memo.rules'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'

/** Locked: two who publish at once would each take a number. */
export async function lockMemo(db: Db, id: string): Promise<Memo | undefined> {
  const { rows } = await sql<{ memo: Memo }>`
    select to_json(memo) as memo from memo where memo.id = ${id} for update`.execute(db)
  return rows[0]?.memo
}

export async function setStatus(db: Db, id: string, status: Memo['status']): Promise<void> {
  await sql`update memo set status = ${status} where id = ${id}`.execute(db)
}

export async function putOut(db: Db, id: string, memoNo: string): Promise<void> {
  await sql`update memo set status = 'published', memo_no = ${memoNo}, published_at = ${NOW} where id = ${id}`.execute(
    db,
  )
  await sql`insert into memo_version (memo_id, version, title, body_md, is_material, published_by)
    select id, version, title, body_md, true, coalesce(app_user_id(), updated_by) from memo where id = ${id}`.execute(
    db,
  )
}

export async function reviseMemo(db: Db, id: string, revision: ReviseMemo): Promise<void> {
  const { title, body_md, is_material } = revision
  await sql`update memo set title = ${title}, body_md = ${body_md}, version = version + 1,
    ack_version = case when ${is_material} then version + 1 else ack_version end where id = ${id}`.execute(db)
  await sql`insert into memo_version (memo_id, version, title, body_md, is_material, published_by)
    select id, version, title, body_md, ${is_material}, app_user_id() from memo where id = ${id}`.execute(db)
}

export async function versionsOf(db: Db, id: string): Promise<MemoVersion[]> {
  const { rows } = await sql<MemoVersion>`
    select v.version, v.title, v.body_md, v.is_material, ${utcText('v.published_at')} as published_at,
      (select n.name from portal_person_names(array[v.published_by]) n) as published_by
    from memo_version v where v.memo_id = ${id} order by v.version desc`.execute(db)
  return rows
}

export type Reader = {
  employee_id: string
  employee_no: string
  full_name: string
  ou_code: string
  has_account: boolean
  reminder_count: number
  receipts: Receipt[]
}

/** Everyone whom it is for today, with what they have seen and confirmed of it. */
export async function readersOf(db: Db, id: string): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select e.id as employee_id, e.employee_no, e.full_name, o.ou_code, e.user_id is not null as has_account,
      (select count(*)::int from memo_reminder r where r.memo_id = m.id and r.employee_id = e.id) as reminder_count,
      coalesce((select json_agg(json_build_object('version', r.version, 'first_read_at', r.first_read_at,
        'acknowledged_at', r.acknowledged_at) order by r.version)
        from memo_receipt r where r.memo_id = m.id and r.employee_id = e.id), '[]') as receipts
    from memo m cross join employee e join operating_unit o on o.id = e.ou_id
    where m.id = ${id} and portal_addressed(m.audience, case when m.reach = 'unit' then m.ou_id end, e)
    order by e.full_name, e.id`.execute(db)
  return rows
}

export async function dueToGoOut(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from memo where status = 'scheduled' and publish_on <= ${TODAY}
    order by publish_on, id limit 100`.execute(db)
  return rows.map(row => row.id)
}

export async function dueToExpire(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from memo where status = 'published' and expires_on < ${TODAY}
    order by id limit 100`.execute(db)
  return rows.map(row => row.id)
}
