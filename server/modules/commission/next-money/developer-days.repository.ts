import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

const MOST_LINES = 12

/** From the statement to the last settlement, of the lines that a developer settled in full, the latest first. */
export async function findSettledDays(
  db: Db,
  developerIds: readonly string[],
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ developer_id: string; days: number[] }>`
    select d.id as developer_id, array_agg(settled.days order by settled.on desc) as days
    from developer d cross join lateral (
      select max(a.allocated_on) as on, max(a.allocated_on) - s.statement_on as days
      from statement_line l join commission_statement s on s.id = l.statement_id
        join collection_allocation a on a.line_id = l.id
      where l.developer_id = d.id and s.statement_on is not null
      group by l.id, l.gross_amount, s.statement_on having sum(a.amount) = l.gross_amount
      order by 1 desc limit ${MOST_LINES}) settled
    where d.id = any (${developerIds}::uuid[]) group by d.id`.execute(db)
  return new Map(rows.map(({ developer_id, days }) => [developer_id, days]))
}
