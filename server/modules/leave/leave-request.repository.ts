import { sql, type Insertable, type UpdateObject } from 'kysely'
import type { DayPart, LeaveDay } from '@contract/modules/leave/day-count.rules'
import { daysText, parseDays, type Hundredths } from '@contract/people/days.rules'
import type { TeamAbsence } from '@contract/modules/leave/clash.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'

/** As the table has it, whoever asks; locked until the transaction ends. */
export async function lockRequest(db: Db, id: string) {
  return db.selectFrom('leave_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
export type StoredRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

export function readRequest(db: Db, id: string) {
  return db.selectFrom('leave_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Whose it is, where the caller may do this to it. */
export async function findOwner(db: Db, id: string, access: Condition): Promise<string | null> {
  const { rows } = await sql<{ employee_id: string }>`
    select employee_id from leave_request_shown where id = ${id} and ${access}`.execute(db)
  return rows[0]?.employee_id ?? null
}

export async function insertRequest(db: Db, values: Insertable<Tables['leave_request']>): Promise<string> {
  const { id } = await db.insertInto('leave_request').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changeRequest(
  db: Db,
  id: string,
  values: UpdateObject<Tables, 'leave_request'>,
): Promise<void> {
  await db.updateTable('leave_request').set(values).where('id', '=', id).execute()
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.deleteFrom('leave_request').where('id', '=', id).execute()
}

export type PaidDay = LeaveDay & { paid: Hundredths }
type Owner = { id: string; ou_id: string; employee_id: string }

/** Not held before the request is: then `holdDays` says so. */
export async function replaceDays(db: Db, request: Owner, days: readonly PaidDay[]): Promise<void> {
  await db.deleteFrom('leave_request_day').where('request_id', '=', request.id).execute()
  if (days.length === 0) return
  const rows = days.map(({ on, fraction, charged, paid, ...day }) => ({
    ...day,
    ou_id: request.ou_id,
    request_id: request.id,
    employee_id: request.employee_id,
    on_date: on,
    fraction: daysText(fraction),
    charged: daysText(charged),
    paid: daysText(paid),
  }))
  await db.insertInto('leave_request_day').values(rows).execute()
}

export async function holdDays(db: Db, requestId: string, isHeld: boolean): Promise<void> {
  await sql`update leave_request_day set is_held = ${isHeld}
    where request_id = ${requestId} and is_held <> ${isHeld}`.execute(db)
}

export async function changePaid(
  db: Db,
  requestId: string,
  paid: ReadonlyMap<string, Hundredths>,
): Promise<void> {
  const days = [...paid.keys()]
  const values = [...paid.values()].map(daysText)
  await sql`update leave_request_day d set paid = v.paid
    from unnest(${days}::date[], ${values}::numeric[]) as v (on_date, paid)
    where d.request_id = ${requestId} and d.on_date = v.on_date`.execute(db)
}

export async function findDays(db: Db, requestId: string): Promise<PaidDay[]> {
  const rows = await db
    .selectFrom('leave_request_day')
    .select(['on_date', 'part', 'fraction', 'day_kind', 'charged', 'paid', 'year'])
    .where('request_id', '=', requestId)
    .orderBy('on_date')
    .execute()
  return rows.map(({ on_date, fraction, charged, paid, ...row }) => ({
    ...row,
    on: on_date,
    fraction: parseDays(fraction),
    charged: parseDays(charged),
    paid: parseDays(paid),
  }))
}

export type TakenDay = { on: string; part: DayPart; fraction: Hundredths; request_id: string }

/** The days of a person's living requests from some day on. */
export async function findTaken(
  db: Db,
  employeeId: string,
  from: string,
  to: string | null,
): Promise<TakenDay[]> {
  const { rows } = await sql<{ on: string; part: DayPart; fraction: string; request_id: string }>`
    select on_date as on, part, fraction, request_id from leave_request_day
    where employee_id = ${employeeId} and is_held and on_date >= ${from}
      and on_date <= ${to ?? '9999-12-31'} order by on_date`.execute(db)
  return rows.map(row => ({ ...row, fraction: parseDays(row.fraction) }))
}

export type Team = { members: { id: string; name: string }[]; absences: TeamAbsence[] }

/** Those with the same head, and who of them is away; nobody else's types, not even their numbers. */
export async function findTeam(
  db: Db,
  person: { id: string; immediate_head_id: string | null },
  relieverId: string | null,
  from: string,
  to: string,
): Promise<Team> {
  const { rows: members } = await sql<{ id: string; name: string }>`
    select id, first_name || ' ' || last_name as name from employee
    where is_active and (id = ${person.id} or immediate_head_id = ${person.immediate_head_id})
    order by full_name`.execute(db)
  const ids = [...members.map(member => member.id), ...(relieverId ? [relieverId] : [])]
  const { rows } = await sql<{ employee_id: string; on: string; charged: string }>`
    select employee_id, on_date as on, sum(charged) as charged from leave_request_day
    where is_held and employee_id = any (${ids}::uuid[]) and on_date between ${from} and ${to}
    group by 1, 2`.execute(db)
  return { members, absences: rows.map(row => ({ ...row, charged: parseDays(row.charged) })) }
}

/** What approved leave takes of working days. */
export async function findApprovedDays(db: Db, employeeIds: readonly string[], from: string, to: string) {
  const { rows } = await sql<{ employee_id: string; on: string; part: DayPart; fraction: string }>`
    select d.employee_id, d.on_date as on, d.part, d.fraction from leave_request_day d
      join leave_request r on r.id = d.request_id
    where d.is_held and d.charged > 0 and r.status in ('approved', 'taken')
      and d.employee_id = any (${employeeIds}::uuid[]) and d.on_date between ${from} and ${to}
    order by d.employee_id, d.on_date`.execute(db)
  return rows
}

const AT_ONCE = 200
/** Approved, and its last day is over. */
export async function findOver(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('leave_request')
    .select('id')
    .where('status', '=', 'approved')
    .where('date_to', '<', today)
    .where('cancellation_asked', '=', false)
    .limit(AT_ONCE)
    .execute()
  return rows.map(row => row.id)
}
