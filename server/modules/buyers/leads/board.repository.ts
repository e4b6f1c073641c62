import { sql } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { BoardColumn, BoardQuery } from '@contract/modules/buyers/lead-views'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { allOf, conditions } from '@server/platform/resource/narrow-sql'
import { cardsSql, countSql } from '@server/modules/buyers/leads/card.repository'

const resource: Resource = leadResource
const SHOWN = 30

/** Each status with its first leads: whose next step comes soonest stands first. */
export async function findBoard(db: Db, access: Condition, query: BoardQuery): Promise<BoardColumn[]> {
  const narrowing = await conditions(db, resource, { search: query.search })
  if (query.owner_id) narrowing.push(sql<boolean>`lead.owner_employee_id = ${query.owner_id}`)
  const statuses = await db
    .selectFrom('prospect_status')
    .select(['id as status_id', 'code', 'name', 'category', 'color'])
    .where('is_active', '=', true)
    .$if(query.status_id !== undefined, only => only.where('id', '=', query.status_id ?? ''))
    .orderBy('sort')
    .orderBy('code')
    .execute()
  if (statuses.length === 0) return []
  // The status as a value, not as a column of a join: so each column of the board is the walk of one index.
  const parts = statuses.map(({ status_id }, index) => {
    const where = allOf([
      access,
      sql<boolean>`lead.status_id = ${status_id} and lead.merged_into_id is null`,
      ...narrowing,
    ])
    const order = sql`lead.next_action_at, lead.id`
    return sql`json_build_object('count', ${countSql(where)},
      'leads', ${cardsSql(where, order, { limit: SHOWN, start: query.start })}) as ${sql.id(`column_${index}`)}`
  })
  const { rows } = await sql<Record<string, Pick<BoardColumn, 'count' | 'leads'>>>`
    select ${sql.join(parts)}`.execute(db)
  return statuses.map((status, index) => ({
    ...status,
    ...(rows[0]?.[`column_${index}`] ?? { count: 0, leads: [] }),
  }))
}
