import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { businessDay } from '@server/platform/db/business-day'
import { ledgerHolds } from '@tests/api/ledger-holds.support'
import { step } from '@tests/api/ledger-steps.support'
import { ledgerWalk } from '@tests/api/ledger-walk.support'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let walk: Awaited<ReturnType<typeof ledgerWalk>>
beforeAll(async () => {
  api = await startApi()
  const today = await businessDay(api.database.db)
  walk = await ledgerWalk(api, () => today)
})
afterAll(() => api.close())

it('INV-02 INV-07 holds after any walk of postings, reversals and months that close and open', async () => {
  const holds = ledgerHolds(api.database.db)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async steps => {
      for (const one of steps) {
        const seen = await holds.look()
        await walk.take(one)
        await holds.check(seen)
      }
    }),
    { numRuns: 6, endOnFailure: true },
  )
  const { rows } = await sql<{ posted: number; undone: number }>`
    select count(*)::int as posted, count(reversal_of_id)::int as undone from journal_entry`.execute(
    api.database.db,
  )
  expect(rows[0]?.posted).toBeGreaterThan(10)
  expect(rows[0]?.undone).toBeGreaterThan(0)
})
