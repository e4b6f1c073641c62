import { sql } from 'kysely'
import type { Hold } from '@contract/selling/hold.rules'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import type { Condition } from '@server/platform/access/access-where'
import { NOW, WALL_CLOCK } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'
import { employeeAccount, employeeName } from '@server/platform/people/employees.repository'

export type Holder = { id: string; ou_id: string; user_id: string | null; full_name: string }

/** Oneself where nobody is named. Locked first of all, so that two holds of one person are counted one by one. */
export async function lockHolder(
  db: Db,
  employeeId: string | null,
  access: Condition,
): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select id, ou_id, user_id, full_name from employee
    where id = coalesce(${employeeId}::uuid, portal_own_employee()) and is_active and ${access}
    for no key update`.execute(db)
  return rows[0]
}

export type HeldUnit = {
  id: string
  unit_code: string
  project_id: string
  project_name: string
  status: UnitStatus
  list_price: string
  has_licence: boolean
}

const UNIT = sql`u.id, u.unit_code, u.project_id, p.name as project_name, u.status, u.list_price::text as list_price,
  p.lts_no is not null as has_licence`

export async function findUnit(db: Db, id: string): Promise<HeldUnit | undefined> {
  const { rows } = await sql<HeldUnit>`
    select ${UNIT} from property_unit u join project p on p.id = u.project_id where u.id = ${id}`.execute(db)
  return rows[0]
}

export async function lockUnit(db: Db, id: string): Promise<HeldUnit | undefined> {
  const { rows } = await sql<HeldUnit>`
    select ${UNIT} from property_unit u join project p on p.id = u.project_id where u.id = ${id} for update of u`.execute(
    db,
  )
  return rows[0]
}

export type StoredHold = Hold & {
  id: string
  row_version: number
  ou_id: string
  unit_id: string
  lead_id: string | null
  started_at: string
  holder_name: string
  holder_user_id: string | null
}

const HOLD = sql`unit_hold.id, unit_hold.row_version, unit_hold.ou_id, unit_hold.unit_id,
  unit_hold.held_by_employee_id, unit_hold.lead_id, unit_hold.extensions,
  ${utcText('unit_hold.started_at')} as started_at, ${utcText('unit_hold.expires_at')} as expires_at,
  ${utcText('unit_hold.released_at')} as released_at,
  ${employeeName('unit_hold.held_by_employee_id')} as holder_name,
  ${employeeAccount('unit_hold.held_by_employee_id')} as holder_user_id`

/** Of a locked unit: the hold that nobody released, run out or not. */
export async function lockHoldOf(db: Db, unitId: string): Promise<StoredHold | null> {
  const { rows } = await sql<StoredHold>`
    select ${HOLD} from unit_hold where unit_id = ${unitId} and released_at is null for update`.execute(db)
  return rows[0] ?? null
}

/** Of a locked unit, whichever unit of the company the hold is of: one that has run out is over. True where one lives. */
export async function endRunOut(db: Db, unitId: string): Promise<boolean> {
  const { rows } = await sql<{ lives: boolean }>`select portal_end_run_out_hold(${unitId}) as lives`.execute(
    db,
  )
  return rows[0]?.lives === true
}

/** Whoever holds a unit may not write it: the database does, by what the hold says. */
async function moveUnit(db: Db, holdId: string): Promise<void> {
  await sql`select portal_unit_follows_hold(${holdId})`.execute(db)
}

/** As far as the caller may see it. */
export async function findHold(db: Db, id: string, access: Condition): Promise<StoredHold | null> {
  const { rows } = await sql<StoredHold>`
    select ${HOLD} from unit_hold where unit_hold.id = ${id} and ${access}`.execute(db)
  return rows[0] ?? null
}

export async function findHoldOf(db: Db, unitId: string, access: Condition): Promise<StoredHold | null> {
  const { rows } = await sql<StoredHold>`
    select ${HOLD} from unit_hold
    where unit_id = ${unitId} and released_at is null and expires_at > ${NOW} and ${access}`.execute(db)
  return rows[0] ?? null
}

/** Whether the caller may do something to a hold that was found. */
export async function isWithin(db: Db, id: string, access: Condition): Promise<boolean> {
  const { rows } = await sql`select from unit_hold where unit_hold.id = ${id} and ${access}`.execute(db)
  return rows.length > 0
}

export async function countLive(db: Db, employeeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unit_hold
    where held_by_employee_id = ${employeeId} and released_at is null and expires_at > ${WALL_CLOCK}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** The client's name, where the caller may see the lead. */
export async function findLead(
  db: Db,
  id: string,
  access: Condition,
): Promise<{ ou_id: string; full_name: string } | null> {
  const { rows } = await sql<{ ou_id: string; full_name: string }>`
    select lead.ou_id, lead.full_name from lead where lead.id = ${id} and ${access}`.execute(db)
  return rows[0] ?? null
}

export type NewHold = {
  ou_id: string
  unit_id: string
  held_by_employee_id: string
  lead_id: string | null
  started_at: string
  expires_at: string
  created_by: string
}

export async function insertHold(db: Db, hold: NewHold): Promise<string> {
  const { id } = await db.insertInto('unit_hold').values(hold).returning('id').executeTakeFirstOrThrow()
  await moveUnit(db, id)
  return id
}

export async function extendHold(db: Db, hold: StoredHold, until: string): Promise<void> {
  await sql`update unit_hold set expires_at = ${until}, extensions = extensions + 1, updated_by = app_user_id()
    where id = ${hold.id}`.execute(db)
  await moveUnit(db, hold.id)
}

/** And the unit is free again. */
export async function endHold(db: Db, hold: StoredHold, at: string, reason: string | null): Promise<void> {
  await sql`update unit_hold set released_at = greatest(${at}::timestamptz, started_at),
    release_reason = ${reason}, updated_by = app_user_id() where id = ${hold.id}`.execute(db)
  await moveUnit(db, hold.id)
}

/** Units whose hold has run out and was tidied up by nobody. */
export async function findRunOut(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ unit_id: string }>`
    select unit_id from unit_hold where released_at is null and expires_at <= ${NOW} order by expires_at limit ${most}`.execute(
    db,
  )
  return rows.map(row => row.unit_id)
}

export type RunningOut = {
  id: string
  unit_id: string
  unit_code: string
  user_id: string
  expires_at: string
  extensions: number
}

export async function findRunningOut(db: Db, hours: number): Promise<RunningOut[]> {
  const { rows } = await sql<RunningOut>`
    select h.id, h.unit_id, u.unit_code, e.user_id, ${utcText('h.expires_at')} as expires_at, h.extensions
    from unit_hold h join property_unit u on u.id = h.unit_id join employee e on e.id = h.held_by_employee_id
    where h.released_at is null and h.expires_at > ${NOW} and h.expires_at <= ${NOW} + make_interval(hours => ${hours})
      and e.user_id is not null`.execute(db)
  return rows
}
