import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { requesterOf } from '@server/platform/people/people.repository'

/** Whether a document is of whoever acts, in whichever unit they stand. */
export async function isRequester(tx: Tx, actor: Actor, { employee_id }: DocumentRow): Promise<boolean> {
  const { user_id } = await asPortal(tx, portal => requesterOf(portal.db, employee_id))
  return user_id === actor.userId
}

/** Whether they asked for it, or wrote it down for somebody: then others move its money. */
export const isOwnDocument = async (tx: Tx, actor: Actor, row: DocumentRow): Promise<boolean> =>
  row['created_by'] === actor.userId || (await isRequester(tx, actor, row))
