import type { RefusedRecord } from '@contract/kernel/define-commands'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { say, type ServerPhrase } from '@server/platform/phrases/say'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { findConflicts } from '@server/modules/expense/expense-duties.repository'

/** Nobody pays what they asked for or wrote down; nor what they approved, where the company is strict about it. */
async function refusedBills(
  tx: Tx,
  { userId }: Actor,
  ids: readonly string[],
): Promise<Map<string, ServerPhrase>> {
  const conflicts = await asPortal(tx, portal => findConflicts(portal.db, userId, ids))
  return new Map(conflicts.map(({ id, is_own }) => [id, is_own ? 'payment_own' : 'payment_approved_by_you']))
}

/** What refuses one of them stands beside it. */
export async function checkPayer(tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  const refused = await refusedBills(tx, actor, ids)
  refuseBroken(
    ids.flatMap((id, index) => {
      const code = refused.get(id)
      return code ? [{ path: `bills.${index}.amount`, code }] : []
    }),
  )
}

/** Before they are paid: those of them that are left to others, and why. */
export async function askPayer(
  tx: Tx,
  { actor, locale }: Pick<AnyCall, 'actor' | 'locale'>,
  ids: readonly string[],
): Promise<RefusedRecord[]> {
  const refused = await refusedBills(tx, actor, ids)
  return [...refused].map(([id, why]) => ({ id, why: say(locale, why) }))
}
