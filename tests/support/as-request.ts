import type { RawBuilder } from 'kysely'
import type { Database } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'

/** Within these units, or over all of them where none are named. */
export type Requester = { userId: string; unitIds?: readonly string[] }

/** A statement as the database is asked by a request of somebody, without the handler that stands before. */
export async function asRequest<T>(
  database: Database,
  { userId, unitIds }: Requester,
  statement: RawBuilder<T>,
): Promise<readonly T[]> {
  const identity = { role: unitIds ? 'unit' : 'company', userId, unitIds: unitIds ?? [] } as const
  return inTransaction(database, { identity }, async tx => (await statement.execute(tx.db)).rows)
}
