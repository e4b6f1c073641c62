import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import { leadProtectionDays } from '@contract/modules/buyers/buyers.parameters'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

export const leadTouches: ParameterTouches = {
  [leadProtectionDays.code]: async (db, { ouId }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from lead
      where category <> 'lost' and protected_until >= ${TODAY}
        and (${ouId}::uuid is null or ou_id = ${ouId})`.execute(db)
    return rows[0]?.count ?? 0
  },
}
