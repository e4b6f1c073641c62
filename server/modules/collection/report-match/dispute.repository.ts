import { sql } from 'kysely'
import type { ReportKind } from '@contract/modules/collection/report-match.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export type DisputedRow = {
  row_no: number | null
  unit_code: string | null
  buyer_name: string | null
  kind: ReportKind
  note: string | null
} & Record<`${'theirs' | 'ours'}_${'base' | 'rate' | 'gross' | 'tax' | 'paid'}`, string | null>

export type DisputedReport = { developer: string; file_name: string; rows: DisputedRow[] }

/** What is disputed of a report; null where the report is not there for `access`. */
export async function findDisputed(db: Db, id: string, access: Condition): Promise<DisputedReport | null> {
  const report = await db
    .selectFrom('report_match')
    .innerJoin('developer', 'developer.id', 'report_match.developer_id')
    .select(['developer.name as developer', 'report_match.file_name'])
    .where('report_match.id', '=', id)
    .where(access)
    .executeTakeFirst()
  if (!report) return null
  const { rows } = await sql<DisputedRow>`
    select row_no, unit_code, buyer_name, kind, note, theirs_base::text, ours_base::text, theirs_rate::text,
      ours_rate::text, theirs_gross::text, ours_gross::text, theirs_tax::text, ours_tax::text, theirs_paid::text,
      ours_paid::text
    from report_match_row where report_id = ${id} and state = 'disputed' order by kind, unit_code, row_no, id`.execute(
    db,
  )
  return { ...report, rows }
}
