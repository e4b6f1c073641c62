import type { Actor } from '@server/platform/access/actor'
import { shownLately, stillConfirmed } from '@server/platform/access/confirmation.repository'
import { asPortal } from '@server/platform/db/as-portal'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'

/** Stops what only the person may do who sits there, until the password was shown; sessions are the portal's alone. */
export async function requireConfirmed(tx: Tx, actor: Actor): Promise<void> {
  if (!(await asPortal(tx, ({ db }) => stillConfirmed(db, actor.sessionId))))
    throw new Problem('confirm_password')
}

/** What a sensitive right does, only for who showed the password within minutes: an open screen is not enough. */
export async function requireShownLately(db: Db, actor: Actor): Promise<void> {
  if (!(await shownLately(db, actor.sessionId))) throw new Problem('confirm_password')
}
