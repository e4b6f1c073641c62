import { reversalDay } from '@contract/modules/accounting/recurrence.rules'
import { readAsSystem } from '@server/platform/db/as-system'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import { eachAlone } from '@server/platform/jobs/each-alone'
import { openDayFrom } from '@server/platform/ledger/period.repository'
import { reverseEntry } from '@server/platform/ledger/reverse-entry'
import { findToReverse } from '@server/modules/accounting/self-reversing.repository'

/**
 * The mirror of each entry that reverses itself, on the first day of the next month once that has come. Where that month
 * is closed by then, it is dated as any correction: the month stays as it was told.
 */
export async function reverseDueEntries(database: Database): Promise<void> {
  const today = await businessDay(database.db)
  const due = await readAsSystem(database, db => findToReverse(db, today))
  await eachAlone(database, due, async (tx, { entry_id, ou_id, entry_date, memo }) => {
    const on = await openDayFrom(tx.db, ou_id, reversalDay(entry_date))
    await reverseEntry(tx, entry_id, memo, on)
  })
}
