import { sql } from 'kysely'
import { businessMinute } from '@contract/kernel/calendar'
import type { StoredPunch } from '@contract/modules/time-logs/correction.rules'
import type { Punch } from '@contract/modules/time-logs/pairing.rules'
import type { ShownPunch } from '@contract/modules/time-logs/time-logs.calls'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

export type KeptPunch = StoredPunch & Omit<ShownPunch, 'work_date' | 'direction'> & { employee_id: string }

type Row = Omit<KeptPunch, 'minute'>

/** Of people, between two instants; those that were voided too, marked as such. In the order they were made. */
export async function findPunches(
  db: Db,
  ids: readonly string[],
  from: string,
  to: string,
): Promise<KeptPunch[]> {
  const { rows } = await sql<Row>`
    select id, employee_id, punched_at, direction, source, reason, is_void, void_reason, edited_from_id
    from time_log where employee_id = any (${ids}::uuid[]) and punched_at >= ${from} and punched_at < ${to}
    order by punched_at, id`.execute(db)
  return rows.map(row => ({ ...row, minute: businessMinute(row.punched_at) }))
}

export type NewPunch = {
  ou_id: string
  employee_id: string
  punched_at: string
  direction: Punch['direction']
  source: ShownPunch['source']
  ip?: string | null
  import_hash?: string | null
  reason?: string | null
  edited_from_id?: string | null
  approved_by?: string | null
  created_by: string | null
}

/** In one statement however many; gives back the ids in the same order. */
export async function addPunches(db: Db, punches: readonly NewPunch[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into time_log (ou_id, employee_id, punched_at, direction, source, ip, import_hash, reason, edited_from_id,
      approved_by, created_by, updated_by)
    select ou_id, employee_id, punched_at, direction, source, ip, import_hash, reason, edited_from_id, approved_by,
      created_by, created_by
    from jsonb_to_recordset(${JSON.stringify(punches)}::jsonb) as new (ou_id uuid, employee_id uuid,
      punched_at timestamptz, direction text, source text, ip text, import_hash text, reason text, edited_from_id uuid,
      approved_by uuid, created_by uuid)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function voidPunches(
  db: Db,
  ids: readonly string[],
  { reason, by }: { reason: string; by: string },
): Promise<void> {
  await sql`update time_log set is_void = true, void_reason = ${reason}, voided_at = ${NOW}, voided_by = ${by},
      updated_by = ${by} where id = any (${ids}::uuid[])`.execute(db)
}

/** Also those that were voided: a row that was put right here does not come back with the file. */
export async function findKnown(
  db: Db,
  keys: readonly { employee_id: string; punched_at: string }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ employee_id: string; punched_at: string }>`
    select t.employee_id, t.punched_at from time_log t
      join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as asked (employee_id uuid, punched_at timestamptz)
      on asked.employee_id = t.employee_id and asked.punched_at = t.punched_at`.execute(db)
  return new Set(rows.map(row => `${row.employee_id} ${new Date(row.punched_at).toISOString()}`))
}

export async function findImport(
  db: Db,
  hash: string,
): Promise<{ at: string; by: string | null; count: number } | null> {
  const { rows } = await sql<{ at: string; by: string | null; count: number }>`
    select min(t.created_at) as at, count(*)::int as count,
      (select min(name) from portal_person_names(array_agg(distinct t.created_by))) as by
    from time_log t where t.import_hash = ${hash}
    having count(*) > 0`.execute(db)
  return rows[0] ?? null
}
