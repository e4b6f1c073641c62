import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

const MOST_LINES = 12

type LookBack = { developer_id: string; looked_at: number; days: number[] | null }

/**
 * Among so many last allocations of each, those after which a line is settled in full and nothing more came. Each is looked
 * at by itself (`offset 0`): lines are never read as a whole.
 */
async function lookBack(db: Db, developerIds: readonly string[], most: number): Promise<LookBack[]> {
  const { rows } = await sql<LookBack>`
    select d.id as developer_id, count(*)::int as looked_at,
      (array_agg(whole.days order by a.allocated_on desc, a.id desc) filter (where whole.days is not null))[:${MOST_LINES}::int] as days
    from unnest(${developerIds}::uuid[]) d (id) cross join lateral (
        select ou_id, id, line_id, allocated_on from collection_allocation
        where developer_id = d.id order by allocated_on desc, id desc limit ${most}) a
      left join lateral (
        select a.allocated_on - s.statement_on as days
        from statement_line l join commission_statement s on s.ou_id = l.ou_id and s.id = l.statement_id
        where l.ou_id = a.ou_id and l.id = a.line_id and s.statement_on is not null
          and l.gross_amount = (select sum(each.amount) from collection_allocation each where each.line_id = a.line_id)
          and not exists (select from collection_allocation later
            where later.line_id = a.line_id and (later.allocated_on, later.id) > (a.allocated_on, a.id)) offset 0) whole on true
    group by d.id`.execute(db)
  return rows
}

/**
 * From the statement to the last settlement, of the lines that a developer settled in full, the latest first. Nearly all
 * are settled at once, so that a few allocations say it; where they do not, ten times as many are looked at.
 */
export async function findSettledDays(
  db: Db,
  developerIds: readonly string[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  let left = [...developerIds]
  for (let most = 2 * MOST_LINES; left.length > 0; most *= 10) {
    const rows = await lookBack(db, left, most)
    for (const { developer_id, days } of rows) if (days) found.set(developer_id, days)
    left = rows
      .filter(({ looked_at, days }) => looked_at === most && (days?.length ?? 0) < MOST_LINES)
      .map(({ developer_id }) => developer_id)
  }
  return found
}
