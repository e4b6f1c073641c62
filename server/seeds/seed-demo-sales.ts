import { businessDay } from '@server/platform/db/business-day'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import { mobileOf } from '@server/seeds/sales/buyer-plans'
import { withDemoClock } from '@server/seeds/sales/demo-clock.repository'
import { openDesk, type DemoFiles } from '@server/seeds/sales/demo-desk'
import { findFreeUnits, forgetOldNews, isWritten } from '@server/seeds/sales/demo-sales.repository'
import { planOf } from '@server/seeds/sales/sale-plans'
import { holdSome } from '@server/seeds/sales/write-holds'
import { writeSale } from '@server/seeds/sales/write-sale'

/** As many as are written in one transaction: nobody who works beside it waits long for a unit or a number. */
export const SALES_AT_ONCE = 10

/**
 * Some of the sales of two years, by the services themselves, from the one at this place on; the same company every
 * time. What was written already is left as it is. Gives back where to go on, null at the end.
 */
export async function seedDemoSales(
  tx: Tx,
  { seal, files, count }: { seal: ColumnSeal; files: DemoFiles; count: number },
  from: number,
): Promise<number | null> {
  const next = Math.min(from + SALES_AT_ONCE, count)
  const after = next < count ? next : null
  if (await isWritten(tx.db, mobileOf(from))) return after
  const today = await businessDay(tx.db)
  const units = await findFreeUnits(tx.db, SALES_AT_ONCE)
  await withDemoClock(tx, async setDay => {
    const desk = await openDesk(tx, { seal, files, today, setDay })
    for (const [place, unit] of units.slice(0, next - from).entries())
      await writeSale(desk, planOf(from + place, count, today), unit)
  })
  await forgetOldNews(tx.db)
  if (after === null) await holdSome(tx)
  return after
}
