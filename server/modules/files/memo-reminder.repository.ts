import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

export type MemoReminder = {
  employee_id: string
  email: string
  first_name: string
  locale: string
  memos: { id: string; title: string; memo_no: string; due: string | null }[]
}

/** Two days before the deadline, on the day itself, and every third day after it, at most so often. */
const REMINDERS_AT_MOST = 5

/**
 * Whoever still has to acknowledge something, with all of it: one mail a person. Nobody is asked twice a day, and nobody
 * for ever.
 */
export async function findToRemind(db: Db, limit: number): Promise<MemoReminder[]> {
  const { rows } = await sql<MemoReminder>`
    with today as (select ${TODAY} as day)
    select e.id as employee_id, u.email, coalesce(nullif(u.first_name, ''), u.full_name) as first_name, u.locale,
      json_agg(json_build_object('id', m.id, 'title', m.title, 'memo_no', m.memo_no, 'due', m.ack_deadline)
        order by m.ack_deadline, m.memo_no) as memos
    from today, memo m cross join employee e join app_user u on u.id = e.user_id
    where m.status = 'published' and m.requires_ack and m.ack_deadline <= today.day + 2 and u.status = 'active'
      and (m.expires_on is null or m.expires_on >= today.day)
      and (m.ack_deadline >= today.day or (today.day - m.ack_deadline) % 3 = 0)
      and portal_addressed(m.audience, case when m.reach = 'unit' then m.ou_id end, e)
      and not exists (select from memo_receipt r where r.memo_id = m.id and r.employee_id = e.id
        and r.version >= m.ack_version and r.acknowledged_at is not null)
      and not exists (select from memo_reminder r where r.memo_id = m.id and r.employee_id = e.id
        and r.on_day > today.day - (case when m.ack_deadline > today.day then 2 else 1 end))
      and (select count(*) from memo_reminder r where r.memo_id = m.id and r.employee_id = e.id) < ${REMINDERS_AT_MOST}
    group by e.id, u.id order by e.id limit ${limit}`.execute(db)
  return rows
}

export async function noteReminded(db: Db, employeeId: string, memoIds: readonly string[]): Promise<void> {
  await sql`insert into memo_reminder (memo_id, employee_id, on_day)
    select memo, ${employeeId}, ${TODAY} from unnest(${memoIds}::uuid[]) memo
    on conflict do nothing`.execute(db)
}
