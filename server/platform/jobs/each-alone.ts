import { asSystem } from '@server/platform/db/as-system'
import type { Database } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'

/** Each in a transaction of its own: one that fails holds no other up, and fails the job after the last of them. */
export async function eachAlone<T>(
  database: Database,
  items: readonly T[],
  work: (tx: Tx, item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items)
    await asSystem(database, tx => work(tx, item)).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
