import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import { OPEN_STATUSES } from '@contract/modules/cash-advance/advance-state'
import type { Db } from '@server/platform/db/database'

export type DueAdvance = {
  id: string
  number: string
  name: string
  user_id: string | null
  head_user_id: string | null
  liquidation_due: string
}

const PEOPLE = sql`
  select a.id, a.number, e.first_name || ' ' || e.last_name as name, e.user_id, h.user_id as head_user_id,
    a.liquidation_due::text
  from cash_advance a join employee e on e.id = a.employee_id left join employee h on h.id = e.immediate_head_id`

/** What is to be settled between today and that day. */
export async function findDue(db: Db, today: DateText, until: DateText): Promise<DueAdvance[]> {
  const { rows } = await sql<DueAdvance>`${PEOPLE}
    where a.status in (${sql.join(OPEN_STATUSES)}) and a.liquidation_due between ${today} and ${until}
    order by a.liquidation_due, a.id`.execute(db)
  return rows
}

/** Marks what should have been settled by now; those that were marked by this, with whoever pays advances of their unit. */
export async function markOverdue(
  db: Db,
  today: DateText,
): Promise<(DueAdvance & { accounting: string[] })[]> {
  const { rows } = await sql<DueAdvance & { accounting: string[] }>`
    with marked as (
      update cash_advance set is_overdue = true
      where status in (${sql.join(OPEN_STATUSES)}) and liquidation_due < ${today} and not is_overdue and balance > 0
      returning id
    )
    select due.*, array(
      select distinct u.id from app_user u join user_role r on r.user_id = u.id join role on role.id = r.role_id
      where role.code = 'accounting' and u.status = 'active' and r.valid_from <= ${today}
        and coalesce(r.valid_to >= ${today}, true)) as accounting
    from (${PEOPLE} where a.id in (select id from marked)) due order by due.id`.execute(db)
  return rows
}
