import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { ComingCommission } from '@contract/modules/commission/coming-commission'
import type { FailedJob } from '@contract/modules/settings/failed-job'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { inTransaction } from '@server/platform/db/transaction'
import { createFileService } from '@server/platform/files/files.service'
import { seedDemoSales } from '@server/seeds/seed-demo-sales'
import { startApi, TEST_SECRET, type TestApi } from '@tests/support/api'
import { memoryStore } from '@tests/support/memory-store'

const COMING = '/api/v1/commission/coming'
const FAILED = '/api/v1/settings/failed-jobs'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  const { database } = api
  const seal = createColumnSeal(TEST_SECRET)
  const loud = { info: () => undefined, warn: console.warn, error: console.error }
  const files = createFileService({ database, store: memoryStore(), log: loud, seal })
  await inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 60_000 }, tx =>
    seedDemoSales(tx, { seal, files }, 150),
  )
}, 120_000)
afterAll(() => api.close())

describe('the commission that is still to come', () => {
  it('is one’s own of booked sales, sale by sale, and foots to the centavo', async () => {
    const agent = await api.as('agent')
    const { body } = await agent.get<{ data: ComingCommission }>(COMING)
    const { sales, ...sums } = body.data
    expect(sales.length).toBeGreaterThan(0)
    for (const part of ['eligible', 'soon', 'later', 'total'] as const)
      expect(total(sales.map(sale => parseMoney(sale[part]))), part).toBe(parseMoney(sums[part]))
    expect(parseMoney(sums.eligible) + parseMoney(sums.soon) + parseMoney(sums.later)).toBe(
      parseMoney(sums.total),
    )
    const { rows } = await sql<{ id: string; amount: string }>`
      select s.id, sum(h.amount)::numeric(16,2)::text as amount from commission_share h
        join sale_seller l on l.id = h.sale_seller_id join employee e on e.id = l.employee_id
        join app_user u on u.id = e.user_id join sale s on s.id = l.sale_id
        join commission_tranche t on t.id = h.tranche_id
      where u.username = 'agent' and s.status in ('booked', 'fully_paid') and t.status in ('locked', 'eligible')
      group by s.id having sum(h.amount) > 0`.execute(api.database.db)
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    expect(sales.map(({ id, total: amount }) => ({ id, amount })).sort(byId)).toEqual(rows.sort(byId))
  })

  it('is nothing for whoever sells nothing, and refused to whoever may see no commission', async () => {
    const none = await (await api.as('president')).get<{ data: ComingCommission }>(COMING)
    expect(none.body.data).toMatchObject({ total: '0.00', sales: [] })
    expect((await (await api.as('hr_staff')).get(COMING)).status).toBe(403)
    expect((await api.anyone.get(COMING)).status).toBe(401)
  })
})

describe('the jobs that failed', () => {
  it('are shown with their reason and without where it stood in the code, to who looks after the outbox', async () => {
    const admin = await api.as('super_admin')
    expect((await admin.get<{ data: FailedJob[] }>(FAILED)).body.data).toEqual([])
    await sql`select graphile_worker.add_job('trial.do_nothing', '{}')`.execute(api.database.db)
    await sql`update graphile_worker._private_jobs set attempts = 3, last_error = ${'Error: no way\n    at secret.ts:1'}`.execute(
      api.database.db,
    )
    const { body } = await admin.get<{ data: FailedJob[] }>(FAILED)
    expect(body.data).toMatchObject([{ task: 'trial.do_nothing', attempts: 3, error: 'Error: no way' }])
    expect(body.data[0]?.again_at).not.toBeNull()
    expect((await (await api.as('agent')).get(FAILED)).status).toBe(403)
  })
})
