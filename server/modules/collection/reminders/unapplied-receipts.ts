import { sql } from 'kysely'
import { addDays } from '@contract/kernel/dates'
import { recordPath } from '@contract/access/record-path'
import { unappliedDays } from '@contract/modules/collection/collection.parameters'
import { businessDay } from '@server/platform/db/business-day'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { notifyDesk } from '@server/platform/notifications/notify-desk'
import { parameterOf } from '@server/platform/parameters/parameter-of'

type Unapplied = { id: string; ou_id: string; number: string; posted_on: string }

/** What developers paid and nobody has allocated for too long is a task of accounting, and accounting is told once. */
export async function tellOfUnapplied(tx: Tx): Promise<void> {
  const today = await businessDay(tx.db)
  for (const receipt of await findUnapplied(tx.db)) {
    const { id, ou_id, number, posted_on } = receipt
    const days = await parameterOf(tx, unappliedDays, { on: today, ouId: ou_id })
    if (addDays(posted_on, days) >= today) continue
    await tx.db.updateTable('collection').set({ is_unapplied_late: true }).where('id', '=', id).execute()
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

async function findUnapplied(db: Db): Promise<Unapplied[]> {
  const { rows } = await sql<Unapplied>`
    select id, ou_id, number, posted_on from collection
    where unapplied_amount > 0 and not is_unapplied_late and status in ('posted', 'deposited', 'cleared')
    order by posted_on, id for update`.execute(db)
  return rows
}
