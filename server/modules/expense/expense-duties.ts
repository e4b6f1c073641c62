import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { isOwnDocument } from '@server/platform/documents/is-requester'
import { Problem } from '@server/platform/http/problems'
import { approvedItStrictly } from '@server/modules/expense/expense-duties.repository'

/** Nobody posts what they asked for; nor what they approved, where the company is strict about it. */
export async function checkPoster(tx: Tx, actor: Actor, expense: DocumentRow): Promise<void> {
  if (await isOwnDocument(tx, actor, expense)) throw new Problem('rule_broken', 'expense_own')
  if (await asPortal(tx, portal => approvedItStrictly(portal.db, actor.userId, expense.id)))
    throw new Problem('rule_broken', 'expense_approved_by_you')
}
