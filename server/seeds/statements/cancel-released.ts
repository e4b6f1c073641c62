import { addDays, type DateText } from '@contract/kernel/dates'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import { cancelSale } from '@server/seeds/sales/cancel-sale'
import { withDemoClock } from '@server/seeds/sales/demo-clock.repository'
import { openDesk, type DemoFiles } from '@server/seeds/sales/demo-desk'
import { findReleasedSale } from '@server/seeds/statements/demo-statements.repository'
import { BILLING_UNIT } from '@server/seeds/statements/statement-plans'

const DAYS_AGO = 9

/** A buyer backs out after the sellers were paid: what they got is clawed back. */
export async function cancelReleased(
  tx: Tx,
  { seal, files }: { seal: ColumnSeal; files: DemoFiles },
  today: DateText,
): Promise<void> {
  const saleId = await findReleasedSale(tx.db, BILLING_UNIT)
  if (saleId === null) return
  await withDemoClock(tx, async setDay => {
    const desk = await openDesk(tx, { seal, files, today, setDay })
    await cancelSale(desk, saleId, 0, addDays(today, -DAYS_AGO))
  })
}
