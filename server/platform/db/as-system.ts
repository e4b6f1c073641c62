import type { Database, Db } from '@server/platform/db/database'
import { inTransaction, type TransactionOptions, type Tx } from '@server/platform/db/transaction'

/** A transaction of the portal itself, for what nobody asked for: jobs, mails, housekeeping. */
export const asSystem = <T>(
  database: Database,
  work: (tx: Tx) => Promise<T>,
  options: Omit<TransactionOptions, 'identity'> = {},
): Promise<T> => inTransaction(database, { ...options, identity: { role: 'system' } }, work)

/** One question of the portal itself. */
export const readAsSystem = <T>(database: Database, read: (db: Db) => Promise<T>): Promise<T> =>
  asSystem(database, ({ db }) => read(db), { readOnly: true })
