import { sql } from 'kysely'
import { holdHours, holdsAtOnce } from '@contract/selling/property.parameters'
import { NOW } from '@server/platform/db/clock'
import type { ParameterTouch, ParameterTouches } from '@server/platform/parameters/parameter-touches'

const liveHolds: ParameterTouch = async (db, { ouId, projectId }) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unit_hold h join property_unit u on u.id = h.unit_id
    where h.released_at is null and h.expires_at > ${NOW} and (${ouId}::uuid is null or h.ou_id = ${ouId})
      and (${projectId}::uuid is null or u.project_id = ${projectId})`.execute(db)
  return rows[0]?.count ?? 0
}

export const holdTouches: ParameterTouches = { [holdHours.code]: liveHolds, [holdsAtOnce.code]: liveHolds }
