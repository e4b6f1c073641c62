import { sql } from 'kysely'
import { leadProtectionDays } from '@contract/modules/buyers/buyers.parameters'
import { TODAY } from '@server/platform/db/clock'
import { countInUnit } from '@server/platform/parameters/count-touched.repository'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

export const leadTouches: ParameterTouches = {
  [leadProtectionDays.code]: countInUnit(sql`lead where category <> 'lost' and protected_until >= ${TODAY}`),
}
