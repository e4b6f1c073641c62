import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { OvertimeRequest } from '@contract/modules/time-logs/overtime-request.resource'
import type { TimeCorrection } from '@contract/modules/time-logs/time-correction.resource'
import type { Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'

export type RequestTable = 'time_correction' | 'overtime_request'
type RequestOf = { time_correction: TimeCorrection; overtime_request: OvertimeRequest }

/** Who asked for it, where it is there for `access`: the lock on the person comes before what the request says. */
export const isOwner = (table: RequestTable, id: string, access: Condition): Condition =>
  sql<boolean>`employee.id = (select employee_id from ${sql.table(table)} where id = ${id} and ${access})`

/** The step has agreed; the request as a whole is approved, or not, in the same move. */
export async function noteDecider(db: Db, table: RequestTable, id: string, by: string | null): Promise<void> {
  await sql`update ${sql.table(table)} set decided_by = ${by} where id = ${id}`.execute(db)
}

/** Locked with the person whose it is. */
export async function findRequest<T extends RequestTable>(
  db: Db,
  table: T,
  id: string,
): Promise<RequestOf[T]> {
  const { rows } = await sql<RequestOf[T]>`select * from ${sql.table(table)} where id = ${id}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

type NewCorrection = NewRequest & Pick<TimeCorrection, 'voids' | 'adds'> & { decided_by?: string | null }
type NewRequest = {
  ou_id: string
  employee_id: string
  work_date: DateText
  reason: string
  created_by: string
}

/** Agreed to already where it says by whom. */
export async function addCorrection(
  db: Db,
  { voids, adds, decided_by = null, ...request }: NewCorrection,
): Promise<string> {
  const { id } = await db
    .insertInto('time_correction')
    .values({
      ...request,
      ...UNDECIDED,
      ...(decided_by !== null && { decided_by, status: 'approved' as const, decided_at: NOW }),
      updated_by: request.created_by,
      voids: JSON.stringify(voids),
      adds: JSON.stringify(adds),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addOvertime(db: Db, request: NewRequest & { minutes: number }): Promise<string> {
  const { id } = await db
    .insertInto('overtime_request')
    .values({ ...request, ...UNDECIDED, updated_by: request.created_by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const UNDECIDED = { status: 'pending', decided_by: null, decided_at: null, decision_comment: null } as const

export type Outcome = {
  status: 'approved' | 'rejected' | 'returned' | 'withdrawn'
  by: string | null
  comment: string | null
}

export async function settleRequest(
  db: Db,
  table: RequestTable,
  id: string,
  { status, by, comment }: Outcome,
) {
  const isDecided = status !== 'withdrawn'
  await sql`update ${sql.table(table)} set status = ${status}, updated_by = ${by},
      decided_by = ${isDecided ? by : null}, decided_at = case when ${isDecided} then ${NOW} end,
      decision_comment = ${comment} where id = ${id}`.execute(db)
}

export async function hasOpenRequest(
  db: Db,
  table: RequestTable,
  employeeId: string,
  on: DateText,
  statuses: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where employee_id = ${employeeId}
    and work_date = ${on} and status = any (${statuses}) limit 1`.execute(db)
  return rows.length > 0
}
