import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { findConflicts } from '@server/modules/expense/expense-duties.repository'
import type { LockedBill } from '@server/modules/expense/payables/payment.repository'

/** Nobody pays what they asked for or wrote down; nor what they approved, where the company is strict about it. */
export async function checkPayer(tx: Tx, actor: Actor, bills: readonly LockedBill[]): Promise<void> {
  const ids = bills.map(({ id }) => id)
  const conflicts = await asPortal(tx, portal => findConflicts(portal.db, actor.userId, ids))
  const [first] = conflicts
  if (!first) return
  throw new Problem('rule_broken', first.is_own ? 'payment_own' : 'payment_approved_by_you', {
    params: { number: first.number ?? '' },
  })
}
