import { expect } from 'vitest'
import type { sql } from 'kysely'
import type { Database } from '@server/platform/db/database'
import { inTransaction, type DbIdentity } from '@server/platform/db/transaction'
import { identityOf } from '@tests/support/as-request'

/** Who acts, and the unit in which they stand. */
type UnitMember = { user_id: string; ou_id: string }

export const inUnit = ({ user_id, ou_id }: UnitMember, unit = ou_id) =>
  identityOf({ userId: user_id, unitIds: [unit] })
export const everywhere = ({ user_id }: UnitMember) => identityOf({ userId: user_id })

type Statement = ReturnType<typeof sql>
class Undone extends Error {}

/** What the database itself takes of a request, by its role, its units and its rights: no handler stands between. */
export function writesOf(database: () => Database) {
  /**
   * Always undone: each statement is tried on what stands. It returns nothing, since that would ask for the right to read
   * as well.
   */
  const tried = (identity: DbIdentity, statement: Statement): Promise<number> => {
    let count = 0
    return inTransaction(database(), { identity }, async tx => {
      count = Number((await statement.execute(tx.db)).numAffectedRows)
      throw new Undone()
    }).catch((error: unknown) => {
      if (error instanceof Undone) return count
      throw error
    })
  }
  return {
    takes: async (identity: DbIdentity, statement: Statement) =>
      expect(await tried(identity, statement)).toBe(1),
    findsNone: async (identity: DbIdentity, statement: Statement) =>
      expect(await tried(identity, statement)).toBe(0),
    refuses: (identity: DbIdentity, statement: Statement) =>
      expect(tried(identity, statement)).rejects.toThrow(/row-level security/),
    mayNot: (identity: DbIdentity, statement: Statement) =>
      expect(tried(identity, statement)).rejects.toThrow(/permission denied/),
  }
}
