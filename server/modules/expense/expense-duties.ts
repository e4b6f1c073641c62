import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { Problem } from '@server/platform/http/problems'
import { findEmployeeOf } from '@server/platform/people/people.repository'
import { approvedItStrictly } from '@server/modules/expense/expense-duties.repository'

/** Nobody posts what they asked for; nor what they approved, where the company is strict about it. */
export async function checkPoster(tx: Tx, { userId }: Actor, expense: DocumentRow): Promise<void> {
  const own = await findEmployeeOf(tx.db, userId)
  if (own?.id === expense.employee_id || expense['created_by'] === userId)
    throw new Problem('rule_broken', 'expense_own')
  if (await asPortal(tx, portal => approvedItStrictly(portal.db, userId, expense.id)))
    throw new Problem('rule_broken', 'expense_approved_by_you')
}
