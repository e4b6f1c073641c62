import { sql } from 'kysely'
import type { Decision } from '@contract/approvals/approval-state.rules'
import type { Db } from '@server/platform/db/database'

export async function findCodes(db: Db) {
  const types = await db.selectFrom('leave_type').select(['code', 'id']).execute()
  const units = await db.selectFrom('operating_unit').select(['ou_code', 'id']).execute()
  const admin = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'super-admin')
    .executeTakeFirstOrThrow()
  return {
    types: new Map(types.map(type => [type.code, type.id])),
    units: new Map(units.map(unit => [unit.ou_code, unit.id])),
    admin: admin.id,
  }
}

/** Whoever has an account asks for leave, and is somebody's. */
export async function findAskers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('employee')
    .select('id')
    .where('is_active', '=', true)
    .where('user_id', 'is not', null)
    .where('immediate_head_id', 'is not', null)
    .orderBy('employee_no')
    .execute()
  return rows.map(row => row.id)
}

export type ActiveSeat = {
  seat_key: string
  user_id: string | null
  name: string
  email: string
  version: number
  decision_kind: Decision
}

export async function findActiveSeat(db: Db, subjectId: string): Promise<ActiveSeat | null> {
  const { rows } = await sql<ActiveSeat>`
    select s.seat_key, s.user_id, s.name, s.email, l.content_version as version,
      step.value ->> 'decision_kind' as decision_kind
    from approval_request r join approval_seat s on s.request_id = r.id join leave_request l on l.id = r.subject_id
      cross join lateral jsonb_array_elements(r.state -> 'steps') step (value)
    where r.subject_id = ${subjectId} and s.state = 'active' and step.value ->> 'step_key' = s.step_key
    order by s.seat_key limit 1`.execute(db)
  return rows[0] ?? null
}

export async function clearMails(db: Db): Promise<void> {
  await sql`delete from outbox_mail`.execute(db)
}
