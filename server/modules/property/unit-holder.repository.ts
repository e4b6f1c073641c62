import { sql } from 'kysely'
import type { RESERVED_STATUSES } from '@contract/modules/property/reserved-unit.resource'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export type UnitHolder = {
  unit_status: UnitStatus
  /** Who has it, as far as the asker may see; null where that is nobody or a stranger. */
  kept: {
    status: (typeof RESERVED_STATUSES)[number]
    is_own: boolean
    holder_name: string
    until: string | null
  } | null
}

/** A sale goes before a hold. */
export async function findHolder(db: Db, unitId: string, access: Condition): Promise<UnitHolder | undefined> {
  const { rows } = await sql<UnitHolder>`
    select u.status as unit_status, (select json_build_object('status', status, 'is_own', is_own,
        'holder_name', holder_name, 'until', to_char(deadline_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from reserved_unit where reserved_unit.unit_id = u.id and ${access} order by sale_id nulls last limit 1) as kept
    from property_unit u where u.id = ${unitId}`.execute(db)
  return rows[0]
}
