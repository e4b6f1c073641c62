import { sql } from 'kysely'
import { holdHours, holdsAtOnce, holdWarningHours } from '@contract/selling/property.parameters'
import { NOW } from '@server/platform/db/clock'
import { countInProject } from '@server/platform/parameters/count-touched.repository'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

const liveHolds = countInProject(sql`(
  select h.ou_id, h.released_at, h.expires_at, u.project_id
  from unit_hold h join property_unit u on u.id = h.unit_id) h
  where released_at is null and expires_at > ${NOW}`)

export const holdTouches: ParameterTouches = {
  [holdHours.code]: liveHolds,
  [holdsAtOnce.code]: liveHolds,
  [holdWarningHours.code]: liveHolds,
}
