import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { Problem } from '@server/platform/http/problems'
import { findConflicts } from '@server/modules/expense/expense-duties.repository'

/** Nobody posts what they asked for or wrote down; nor what they approved, where the company is strict about it. */
export async function whyNotPost(tx: Tx, actor: Actor, expense: DocumentRow): Promise<Problem | null> {
  const [conflict] = await asPortal(tx, portal => findConflicts(portal.db, actor.userId, [expense.id]))
  if (!conflict) return null
  return new Problem('rule_broken', conflict.is_own ? 'expense_own' : 'expense_approved_by_you')
}
