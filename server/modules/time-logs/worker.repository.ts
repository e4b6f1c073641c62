import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { Lock } from '@contract/modules/time-logs/correction.rules'
import type { ShiftTimes } from '@contract/modules/time-logs/shift-row.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export type Person = {
  id: string
  ou_id: string
  user_id: string | null
  full_name: string
  employee_no: string
  date_hired: DateText
  date_separated: DateText | null
  is_active: boolean
}

const person = sql`id, ou_id, user_id, full_name, employee_no, date_hired, date_separated, is_active`

/** Nobody else changes the time of these people until this transaction ends; always in one order. */
export async function lockPeople(db: Db, ids: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select ${person} from employee where id = any (${ids}::uuid[]) order by id for no key update`.execute(db)
  return rows
}

export async function findPerson(db: Db, where: Condition): Promise<Person | null> {
  const { rows } = await sql<Person>`select ${person} from employee where ${where} limit 1`.execute(db)
  return rows[0] ?? null
}

export async function findByNumber(
  db: Db,
  numbers: readonly string[],
  access: Condition,
): Promise<Map<string, Person>> {
  const { rows } = await sql<Person>`
    select ${person} from employee where employee_no = any (${numbers}) and ${access}`.execute(db)
  return new Map(rows.map(row => [row.employee_no, row]))
}

/** The same, locked as by `lockPeople`. */
export async function holdPerson(db: Db, where: Condition): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select ${person} from employee where ${where} limit 1 for no key update`.execute(db)
  return rows[0] ?? null
}

/** Whoever was employed in a unit at some day between the two. */
export async function findEmployed(db: Db, ouId: string | null, from: DateText, to: DateText) {
  const { rows } = await sql<{ id: string }>`
    select id from employee where (${ouId}::uuid is null or ou_id = ${ouId}) and date_hired <= ${to}
      and (date_separated is null or date_separated >= ${from}) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export type StoredShift = ShiftTimes & { id: string; name: string; is_default: boolean }

export async function findShifts(db: Db): Promise<StoredShift[]> {
  const { rows } = await sql<StoredShift>`select * from shift`.execute(db)
  return rows
}

export type Assignment = { employee_id: string; shift_id: string; valid_from: DateText }

/** Later ones first. */
export async function findAssignments(db: Db, ids: readonly string[]): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    select employee_id, shift_id, valid_from from employee_shift
    where employee_id = any (${ids}::uuid[]) order by valid_from desc`.execute(db)
  return rows
}

export async function findLocks(db: Db, ouIds: readonly string[]): Promise<(Lock & { ou_id: string })[]> {
  const { rows } = await sql<Lock & { ou_id: string }>`
    select ou_id, month as "from", (month + interval '1 month' - interval '1 day')::date as "to"
    from time_month where is_locked and ou_id = any (${ouIds}::uuid[])`.execute(db)
  return rows
}
