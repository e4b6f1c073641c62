import { sql } from 'kysely'
import { localSettings, roleSettings, type ActingAs } from '@server/platform/db/acting-role'
import { WITH_NEXT } from '@server/platform/db/leased-client'
import type { Tx } from '@server/platform/db/transaction'

/**
 * One piece of work as the portal itself, past the policies of the caller's units, inside the caller's transaction: for
 * what stands in other units. What the caller may do has been asked before, and what comes after runs as the caller.
 */
export async function asPortal<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (tx.role === 'system') return work(tx)
  await actAs(tx, 'system')
  try {
    return await work({ ...tx, role: 'system' })
  } finally {
    // Whoever catches a refusal goes on as the caller. A broken transaction takes no statement: it is rolled back, to a
    // savepoint at least, and the role with it.
    await actAs(tx, tx.role).catch(() => undefined)
  }
}

async function actAs({ db, isSpread }: Tx, as: ActingAs): Promise<void> {
  await sql.raw(`select ${localSettings(roleSettings(as, isSpread), isSpread)} ${WITH_NEXT}`).execute(db)
}
