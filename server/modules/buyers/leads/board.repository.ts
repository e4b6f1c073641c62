import { sql } from 'kysely'
import { TODAY, ZONE } from '@server/platform/db/clock'
import type { BoardColumn, BoardQuery } from '@contract/modules/buyers/lead.views'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { allOf, conditions } from '@server/platform/resource/narrow-sql'
import { cardsSql } from '@server/modules/buyers/leads/card.repository'

const resource = leadResource
const SHOWN = 30

const ON_BOARD = sql`, lead.budget_min::text, lead.budget_max::text,
  (select coalesce(json_agg(p.name order by p.name), '[]') from project p
    where lead.project_interest_ids ? p.id::text) as projects,
  ${TODAY} - (coalesce(
    (select max(a.at) from lead_activity a where a.lead_id = lead.id and a.kind = 'status_change'),
    lead.created_at) at time zone ${ZONE})::date as days_in_status`

const totalsSql = (where: Condition) => sql`(select json_build_object('count', count(*)::int,
  'budget', coalesce(sum(coalesce(lead.budget_max, lead.budget_min)), 0)::numeric(18,2)::text)
  from lead where ${where})`

type ColumnParts = { totals: Pick<BoardColumn, 'count' | 'budget'>; leads: BoardColumn['leads'] }

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
    return sql`json_build_object('totals', ${totalsSql(where)},
      'leads', ${cardsSql(where, order, { limit: SHOWN, start: query.start, more: ON_BOARD })})
      as ${sql.id(`column_${index}`)}`
  })
  const { rows } = await sql<Record<string, ColumnParts>>`select ${sql.join(parts)}`.execute(db)
  return statuses.map((status, index) => {
    const column = rows[0]?.[`column_${index}`]
    if (!column) throw new Error('a column of the board gave no answer')
    return { ...status, ...column.totals, leads: column.leads }
  })
}
