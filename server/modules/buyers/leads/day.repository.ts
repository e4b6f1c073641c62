import { sql } from 'kysely'
import { NOW, TODAY, ZONE } from '@server/platform/db/clock'
import type { DayPart } from '@contract/modules/buyers/day-parts'
import type { AgentDay } from '@contract/modules/buyers/lead.views'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { cardsSql, countSql } from '@server/modules/buyers/leads/card.repository'

/** More than anybody does in a day; how many there are is told besides. */
const SHOWN = 50
const DAYS_AHEAD = 7

const MIDNIGHT = sql`(date_trunc('day', ${NOW} at time zone ${ZONE}) at time zone ${ZONE})`
const NEXT_MIDNIGHT = sql`((date_trunc('day', ${NOW} at time zone ${ZONE}) + interval '1 day') at time zone ${ZONE})`
const HORIZON = sql`(${NEXT_MIDNIGHT} + make_interval(days => ${DAYS_AHEAD}))`

/** Whoever withdrew their consent stands in nobody's day. */
const AT_WORK = sql`lead.category in ('open', 'working') and lead.consent_withdrawn_at is null`
const FIRST_DUE = sql`lead.next_action_at, lead.id`

const PARTS = {
  overdue: {
    where: sql`lead.next_action_at is not null and lead.next_action_at < ${MIDNIGHT}`,
    order: FIRST_DUE,
  },
  due_today: {
    where: sql`lead.next_action_at is not null and lead.next_action_at >= ${MIDNIGHT} and lead.next_action_at < ${NEXT_MIDNIGHT}`,
    order: FIRST_DUE,
  },
  /** Nothing planned and nobody met: the newest first, who is still warm. */
  never_contacted: {
    where: sql`lead.first_contact_at is null and lead.next_action_at is null`,
    order: sql`lead.created_at desc, lead.id desc`,
  },
  upcoming: {
    where: sql`lead.next_action_at is not null and lead.next_action_at >= ${NEXT_MIDNIGHT} and lead.next_action_at < ${HORIZON}`,
    order: FIRST_DUE,
  },
} satisfies Record<DayPart, unknown>

/** One seller's day in one question. */
export async function findDay(db: Db, access: Condition, ownerId: string | null): Promise<AgentDay> {
  const mine = sql<boolean>`lead.owner_employee_id = ${ownerId}::uuid and ${AT_WORK} and ${access}`
  const parts = Object.entries(PARTS).map(([name, { where, order }]) => {
    const which = sql<boolean>`${mine} and ${where}`
    return sql`json_build_object('count', ${countSql(which)}, 'leads', ${cardsSql(which, order, { limit: SHOWN })})
      as ${sql.id(name)}`
  })
  const { rows } = await sql<AgentDay>`
    select ${TODAY}::text as today, ${sql.join(parts)}`.execute(db)
  const day = rows[0]
  if (!day) throw new Error('a day gave no answer')
  return day
}
