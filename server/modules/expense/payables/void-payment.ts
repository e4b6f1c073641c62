import type { ExpensePayment } from '@contract/modules/accounting/expense-payment.resource'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { reverseEntry } from '@server/platform/ledger/reverse-entry'
import { addPayableMoves } from '@server/modules/expense/payables/payable-movement.repository'
import { findPaidMoves, markVoided } from '@server/modules/expense/payables/payment.repository'

/** The mirror of its entry on the first open day; each of its bills is owed again from that day on. */
export async function voidPayment(
  tx: Tx,
  payment: Pick<ExpensePayment, 'id' | 'status' | 'entry_id'>,
  reason: string,
): Promise<void> {
  if (payment.status !== 'paid') throw new Problem('conflict', 'payment_voided_before')
  const [mirror] = await reverseEntry(tx, payment.entry_id, reason)
  if (!mirror) throw new Error('the entry of a payment has a mirror')
  await markVoided(tx.db, payment.id, mirror.entry_date, reason)
  const moves = await findPaidMoves(tx.db, payment.id)
  await addPayableMoves(
    tx.db,
    moves.map(move => ({
      ...{ ...move, kind: 'payment_void', moved_on: mirror.entry_date },
      ...{ payment_id: payment.id, journal_entry_id: mirror.id },
    })),
  )
}
