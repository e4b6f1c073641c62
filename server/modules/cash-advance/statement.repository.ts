import { sql } from 'kysely'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import type { AdvanceRow } from '@server/modules/cash-advance/advance-row'

/** Advances of a person that were paid out, in the order of their release. */
export async function findReleasedOf(db: Db, access: Condition, employeeId: string): Promise<AdvanceRow[]> {
  const { rows } = await sql<AdvanceRow>`
    select * from cash_advance
    where employee_id = ${employeeId} and released_on is not null and ${access} order by released_on, number`.execute(
    db,
  )
  return rows
}
