import type { Carried, IssuedLink } from '@server/platform/approvals/links/carried'
import type { Tx } from '@server/platform/db/transaction'

/**
 * Revokes the links that a move kills and makes the ones its mails carry; before the mails are queued. Documents
 * whose step has no page get none.
 */
export async function carryLinks(_tx: Tx, _carried: Carried): Promise<IssuedLink[]> {
  return []
}
