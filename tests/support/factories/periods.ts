import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** A month opened again as the database lets it be: with a request that is approved in the same moment. */
export const reopenPeriod = (db: Db, ouId: string, month: string): Promise<void> =>
  db.transaction().execute(async tx => {
    await sql`
      insert into period_reopening (ou_id, employee_id, status, number, submitted_at,
        period_id, month, opens_to, reason, decided_at)
      select p.ou_id, (select id from employee order by id limit 1), 'approved', 'PR-TRIAL-' || p.month, now(),
        p.id, p.month, 'open', 'A trial', now()
      from fiscal_period p where p.ou_id = ${ouId} and p.month = ${month}`.execute(tx)
    await sql`update fiscal_period set status = 'open', closed_at = null
      where ou_id = ${ouId} and month = ${month}`.execute(tx)
  })
