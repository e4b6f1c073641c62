import type { Actor } from '@server/platform/access/actor'
import { stillConfirmed } from '@server/platform/access/confirmation.repository'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'

/** Stops what only the person may do who sits there, until the password was shown. Needs a route that runs as the portal. */
export async function requireConfirmed(tx: Tx, actor: Actor): Promise<void> {
  if (!(await stillConfirmed(tx.db, actor.sessionId))) throw new Problem('confirm_password')
}
