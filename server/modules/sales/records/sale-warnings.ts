import type { Database } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import { findExpiringPapers, findLapsing } from '@server/modules/sales/records/tell-sale.repository'
import { tellPaper, tellSale } from '@server/modules/sales/records/tell-sale'

/** The buyer must be told in writing three days before a reservation may be forfeited: time for that, and for one more. */
const DAYS_BEFORE_LAPSE = 5
const DAYS_BEFORE_EXPIRY = 30

/** What will run out, told once each: reservations, and papers that sales count on. Answers how many were told. */
export async function warnOfSales(database: Database): Promise<number> {
  return inTransaction(database, { identity: { role: 'system' }, origin: { channel: 'job' } }, async tx => {
    let told = 0
    for (const { until, ...sale } of await findLapsing(tx.db, DAYS_BEFORE_LAPSE))
      told += await tellSale(tx, 'reservation.lapsing', sale, {
        by: null,
        until,
        dedupeKey: `reservation.lapsing:${sale.id}:${until}`,
      })
    for (const { id, sale_id, sale_no, name, until } of await findExpiringPapers(tx.db, DAYS_BEFORE_EXPIRY))
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
  })
}
