import type { RawBuilder } from 'kysely'
import type { Database } from '@server/platform/db/database'
import { inTransaction, type DbIdentity } from '@server/platform/db/transaction'

/** Within these units, or over all of them where none are named. */
export type Requester = { userId: string; unitIds?: readonly string[] }

export const identityOf = ({ userId, unitIds }: Requester): DbIdentity => ({
  role: unitIds ? 'unit' : 'company',
  userId,
  unitIds: unitIds ?? [],
})

/** A statement as the database is asked by a request of somebody, without the handler that stands before. */
export async function asRequest<T>(
  database: Database,
  requester: Requester,
  statement: RawBuilder<T>,
): Promise<readonly T[]> {
  return inTransaction(
    database,
    { identity: identityOf(requester) },
    async tx => (await statement.execute(tx.db)).rows,
  )
}
