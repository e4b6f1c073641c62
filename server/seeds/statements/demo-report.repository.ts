import { sql } from 'kysely'
import type { ReportKind } from '@contract/modules/collection/report-match.rules'
import type { Db } from '@server/platform/db/database'

/** Of whom most lines are open in the unit. */
export async function findOwingDeveloper(
  db: Db,
  ouCode: string,
): Promise<{ developer_id: string; ou_id: string } | null> {
  const { rows } = await sql<{ developer_id: string; ou_id: string }>`
    select l.developer_id, l.ou_id from statement_line l join operating_unit o on o.id = l.ou_id
      join commission_statement s on s.id = l.statement_id
    where o.ou_code = ${ouCode} and s.status in ('sent', 'acknowledged', 'partly_collected')
    group by l.developer_id, l.ou_id order by count(*) desc, l.developer_id limit 1`.execute(db)
  return rows[0] ?? null
}

export async function findReportRows(
  db: Db,
  reportId: string,
  kinds: readonly ReportKind[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('report_match_row')
    .select('id')
    .where('report_id', '=', reportId)
    .where('kind', 'in', [...kinds])
    .orderBy('row_no')
    .execute()
  return rows.map(({ id }) => id)
}
