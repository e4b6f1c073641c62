import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '@server/platform/db/transaction'
import { seedDemoTime } from '@server/seeds/seed-demo-time'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('the demo company comes with days of every kind, and none that its punches do not make', async () => {
  await inTransaction(api.database, { identity: { role: 'system' } }, tx => seedDemoTime(tx))
  const { rows } = await sql<{ status: string; count: number; late: number; raw: number }>`
    select status, count(*)::int as count, count(*) filter (where late_min > 0)::int as late,
      count(*) filter (where ot_raw_min >= 30)::int as raw
    from attendance_day group by status`.execute(api.database.db)
  const of = (status: string) => rows.find(row => row.status === status)
  expect(of('present')?.count).toBeGreaterThan(1_500)
  expect(of('present')?.late).toBeGreaterThan(20)
  expect(of('present')?.raw).toBeGreaterThan(20)
  for (const status of ['incomplete', 'absent', 'rest_day']) expect(of(status)?.count).toBeGreaterThan(5)
})
