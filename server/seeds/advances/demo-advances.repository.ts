import { sql } from 'kysely'
import type { Decision } from '@contract/approvals/approval-state.rules'
import type { Db } from '@server/platform/db/database'
import type { AdvancePlan } from '@server/seeds/advances/advance-plans'

type Asker = { id: string; ou_id: string; user_id: string | null; name: string; username: string | null }

/** Whoever is paid a basic and is somebody's: by their account, or in the order of their numbers without one. */
export async function findAskers(db: Db): Promise<{ of(who: AdvancePlan['who']): Asker | undefined }> {
  const { rows } = await sql<Asker>`
    select e.id, e.ou_id, e.user_id, e.first_name || ' ' || e.last_name as name, u.username
    from employee e join employee_detail d on d.id = e.id left join app_user u on u.id = e.user_id
    where e.is_active and e.immediate_head_id is not null and d.monthly_basic is not null
    order by e.employee_no`.execute(db)
  const others = rows.filter(({ username }) => username === null)
  return {
    of: who => (typeof who === 'number' ? others[who] : rows.find(({ username }) => username === who)),
  }
}

export async function writeDraft(
  db: Db,
  { id: employee_id, ou_id, user_id }: Asker,
  { purpose, amount, description }: AdvancePlan,
  needed_on: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into cash_advance (ou_id, employee_id, purpose, amount, description, needed_on, repayment, created_by)
    values (${ou_id}, ${employee_id}, ${purpose}, ${amount}, ${description}, ${needed_on}, 'liquidation', ${user_id})
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** It happened so long ago. */
export async function setBack(db: Db, id: string, days: number): Promise<void> {
  await sql`update cash_advance set created_at = created_at - make_interval(days => ${days}::int),
    submitted_at = submitted_at - make_interval(days => ${days}::int),
    decided_at = decided_at - make_interval(days => ${days}::int),
    signed_at = signed_at - make_interval(days => ${days}::int) where id = ${id}`.execute(db)
}

export type AskedSeat = {
  seat_key: string
  user_id: string | null
  name: string
  email: string
  version: number
  decision_kind: Decision
}

export async function findAskedSeat(
  db: Db,
  documentId: string,
  table = 'cash_advance',
): Promise<AskedSeat | null> {
  const { rows } = await sql<AskedSeat>`
    select s.seat_key, s.user_id, s.name, s.email, a.content_version as version,
      step.value ->> 'decision_kind' as decision_kind
    from approval_request r join approval_seat s on s.request_id = r.id join ${sql.table(table)} a on a.id = r.subject_id
      cross join lateral jsonb_array_elements(r.state -> 'steps') step (value)
    where r.subject_id = ${documentId} and s.state = 'active' and step.value ->> 'step_key' = s.step_key
    order by s.seat_key limit 1`.execute(db)
  return rows[0] ?? null
}
