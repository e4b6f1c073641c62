import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'

const REOPENS_AND_ADJUSTS = 'accounting.period.reopen--accounting.journal.post_adjustment'

/** Whether somebody agreed to reopen the month of a day, where the company blocks that pair of duties. */
export async function hasReopened(
  db: Db,
  userId: string,
  { ou_id, entry_date }: { ou_id: string; entry_date: DateText },
): Promise<boolean> {
  const { rows } = await sql`
    select from period_reopening p join approval_seat s on s.doc_type = 'period_reopening' and s.subject_id = p.id
      join sod_rule r on r.code = ${REOPENS_AND_ADJUSTS} and r.severity = 'block'
    where p.ou_id = ${ou_id} and p.month = date_trunc('month', ${entry_date}::date)::date
      and p.status = 'approved' and s.user_id = ${userId} and s.decision = 'approve' limit 1`.execute(db)
  return rows.length > 0
}
