import { sql } from 'kysely'
import { WITH_NEXT } from '@server/platform/db/leased-client'
import { DATABASE_ROLE, type Tx } from '@server/platform/db/transaction'

/**
 * One piece of work as the portal itself, past the policies of the caller's units, inside the caller's transaction: for
 * what stands in other units. What the caller may do has been asked before, and what comes after runs as the caller.
 */
export async function asPortal<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (tx.role === 'system') return work(tx)
  await setRole(tx, 'none')
  try {
    return await work({ ...tx, role: 'system' })
  } finally {
    // Whoever catches a refusal goes on as the caller. A broken transaction takes no statement: it is rolled back, to a
    // savepoint at least, and the role with it.
    await setRole(tx, DATABASE_ROLE[tx.role]).catch(() => undefined)
  }
}

async function setRole({ db }: Tx, role: string): Promise<void> {
  await sql`select set_config('role', ${role}, true) ${sql.raw(WITH_NEXT)}`.execute(db)
}
