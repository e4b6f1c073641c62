import { sql } from 'kysely'
import type { SaleStatus } from '@contract/modules/sales/sale-status'
import { discountLimit, reservationDays } from '@contract/selling/sales.parameters'
import { dwellingThreshold } from '@contract/selling/tax.parameters'
import type { ParameterTouch, ParameterTouches } from '@server/platform/parameters/parameter-touches'

const salesIn =
  (status: SaleStatus): ParameterTouch =>
  async (db, { ouId, projectId }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from sale
      where status = ${status} and (${ouId}::uuid is null or ou_id = ${ouId})
        and (${projectId}::uuid is null or project_id = ${projectId})`.execute(db)
    return rows[0]?.count ?? 0
  }

export const saleTouches: ParameterTouches = {
  [reservationDays.code]: salesIn('reserved'),
  [discountLimit.code]: salesIn('draft'),
  [dwellingThreshold.code]: salesIn('draft'),
}
