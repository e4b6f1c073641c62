import { sql } from 'kysely'
import type { LeaveDetail } from '@contract/modules/leave/leave.views'
import type { LedgerEntryRow } from '@contract/modules/leave/leave-balance.calls'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'

export async function findEntriesOf(db: Db, requestId: string): Promise<LeaveDetail['entries']> {
  const { rows } = await sql<LeaveDetail['entries'][number]>`
    select id, entry_date, year, kind, days, note from leave_ledger
    where request_id = ${requestId} order by seq`.execute(db)
  return rows
}

type YearBalanceKey = { employeeId: string; typeId: string; year: number }

/** What a balance is the sum of, oldest first. */
export async function findEntries(
  db: Db,
  { employeeId, typeId, year }: YearBalanceKey,
): Promise<LedgerEntryRow[]> {
  const { rows } = await sql<LedgerEntryRow>`
    select l.id, l.entry_date, l.kind, l.days, l.request_id, r.request_no, l.note,
      ${utcText('l.created_at')} as created_at
    from leave_ledger l left join leave_request r on r.id = l.request_id
    where l.employee_id = ${employeeId} and l.leave_type_id = ${typeId} and l.year = ${year}
    order by l.seq`.execute(db)
  return rows
}

export type YearRemainder = {
  ou_id: string
  employee_id: string
  employee_name: string
  leave_type_id: string
  days: string
  monthly_basic: string | null
  daily_factor: number | null
}

/** What is left of a year, and what a day of each is worth. */
export async function findLeft(db: Db, year: number): Promise<YearRemainder[]> {
  const { rows } = await sql<YearRemainder>`
    select l.ou_id, l.employee_id, e.full_name as employee_name, l.leave_type_id, sum(l.days) as days,
      d.monthly_basic, d.daily_factor
    from leave_ledger l join employee e on e.id = l.employee_id left join employee_detail d on d.id = e.id
    where l.year = ${year}
    group by 1, 2, 3, 4, 6, 7 having sum(l.days) > 0 order by e.full_name, l.leave_type_id`.execute(db)
  return rows
}

export type ServingEmployee = {
  id: string
  ou_id: string
  position_id: string
  employment_type: 'regular' | 'probationary' | 'project' | 'commission_only' | 'consultant'
  date_hired: string
  date_separated: string | null
  sex: 'female' | 'male' | null
  solo_parent_to: string | null
}

export async function findServing(db: Db): Promise<ServingEmployee[]> {
  const { rows } = await sql<ServingEmployee>`
    select e.id, e.ou_id, e.position_id, e.employment_type, e.date_hired, e.date_separated, d.sex,
      case when d.is_solo_parent then d.solo_parent_id_valid_to end as solo_parent_to
    from employee e left join employee_detail d on d.id = e.id where e.is_active order by e.id`.execute(db)
  return rows
}

export async function lockEmployees(db: Db): Promise<void> {
  await sql`select from employee order by id for update`.execute(db)
}
