import { createColumnSeal } from '@server/platform/db/column-seal'
import type { Database } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import { seedAccess } from '@server/seeds/seed-access'
import { seedDemoCompany } from '@server/seeds/seed-demo-company'

/** The secret of every portal that a test starts on a database of the tests. */
export const TEST_SECRET = 'unit-tests-sign-with-this-0a9b8c7d6e5f'

/** The demo company, sealed with the secret of the tests. */
export async function seedCompany(database: Database): Promise<void> {
  await inTransaction(database, { identity: { role: 'system' } }, async tx => {
    await seedAccess(tx.db)
    await seedDemoCompany(tx, createColumnSeal(TEST_SECRET))
  })
}
