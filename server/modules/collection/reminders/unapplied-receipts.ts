import { addDays } from '@contract/kernel/dates'
import { recordPath } from '@contract/access/record-path'
import { unappliedDays } from '@contract/modules/collection/collection.parameters'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { notifyDesk } from '@server/platform/notifications/notify-desk'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { lockUnapplied, markUnapplied } from '@server/modules/collection/reminders/unapplied.repository'

/** What developers paid and nobody has allocated for too long is a task of accounting, and accounting is told once. */
export async function tellOfUnapplied(tx: Tx): Promise<void> {
  const today = await businessDay(tx.db)
  for (const receipt of await lockUnapplied(tx.db)) {
    const { id, ou_id, number, posted_on } = receipt
    const days = await parameterOf(tx, unappliedDays, { on: today, ouId: ou_id })
    if (addDays(posted_on, days) >= today) continue
    await markUnapplied(tx.db, id)
    await notifyDesk(
      tx,
      { permission: 'collection.record.allocate', ou_id },
      {
        kind: 'receipt.unapplied',
        subject: { type: 'collection', id },
        params: { document: number, on: posted_on },
        path: recordPath('collection.record.view', id) ?? '/collection/record',
        dedupeKey: `unapplied:${id}`,
      },
    )
  }
}
