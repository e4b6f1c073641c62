import type { KeptReceipt } from '@contract/modules/collection/receipt.resource'
import type { Tx } from '@server/platform/db/transaction'
import type { PostedEntry } from '@server/platform/ledger/entry.repository'
import { reverseEntry } from '@server/platform/ledger/reverse-entry'
import type { StatementPort } from '@server/platform/selling/statement-port'
import {
  changeReceipt,
  findEntriesOf,
  findSettledLines,
  reverseAllocations,
} from '@server/modules/collection/receipt.repository'

/** A bounce or a void: the mirror of each entry and of each allocation, on the first day that is open. */
export async function undoReceipt(
  tx: Tx,
  statements: StatementPort,
  receipt: KeptReceipt,
  { status, reason }: { status: 'bounced' | 'voided'; reason: string },
): Promise<void> {
  await statements.lock(tx, await findSettledLines(tx.db, receipt))
  const mirrors: PostedEntry[] = []
  for (const entry of await findEntriesOf(tx.db, receipt))
    mirrors.push(...(await reverseEntry(tx, entry, reason)))
  const [mirror] = mirrors
  if (!mirror) throw new Error('the entry of a receipt has a mirror')
  const lines = await reverseAllocations(tx.db, receipt)
  await changeReceipt(tx.db, receipt.id, {
    ...{ status, unapplied_amount: '0.00', end_reason: reason },
    ended_on: mirror.entry_date,
  })
  if (lines.length > 0) await statements.follow(tx, lines, { on: mirror.entry_date, reason })
}
