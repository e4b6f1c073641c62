import { documentWarningDays, lapseWarningDays } from '@contract/selling/sales.parameters'
import { clockOf } from '@server/platform/db/clock'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findExpiringPapers, findLapsing } from '@server/modules/sales/records/tell-sale.repository'
import { tellPaper, tellSale } from '@server/modules/sales/records/tell-sale'

/** What will run out, told once each: reservations, and papers that sales count on. Answers how many were told. */
export async function warnOfSales(database: Database): Promise<number> {
  return asSystem(
    database,
    async tx => {
      let told = 0
      const on = (await clockOf(tx.db)).today
      const beforeLapse = await parameterOf(tx, lapseWarningDays, { on })
      const beforeExpiry = await parameterOf(tx, documentWarningDays, { on })
      for (const { until, ...sale } of await findLapsing(tx.db, beforeLapse))
        told += await tellSale(tx, 'reservation.lapsing', sale, {
          by: null,
          until,
          dedupeKey: `reservation.lapsing:${sale.id}:${until}`,
        })
      for (const { id, sale_id, sale_no, name, until } of await findExpiringPapers(tx.db, beforeExpiry))
        told += await tellPaper(
          tx,
          { kind: 'paper.expiring', until },
          { id: sale_id, sale_no },
          {
            document: name,
            dedupeKey: `paper.expiring:${id}:${until}`,
            by: null,
          },
        )
      return told
    },
    { origin: { channel: 'job' } },
  )
}
