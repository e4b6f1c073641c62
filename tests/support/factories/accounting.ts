import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'

/** Six digits: those of the chart that every installation has are shorter. */
export async function buildAccount(db: Db, overrides: Partial<Insertable<Tables['account']>> = {}) {
  const code = String(randomInt(100_000, 1_000_000))
  return db
    .insertInto('account')
    .values({
      code,
      name: `Account ${code}`,
      type: 'asset',
      normal_side: 'debit',
      pnl_group: null,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
