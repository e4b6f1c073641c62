import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneOf } from '@contract/kernel/one-of'
import { parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { monthAfter } from '@contract/kernel/dates'
import { DAY_PARTS } from '@contract/modules/buyers/day-parts'
import type { AgentDay } from '@contract/modules/buyers/lead.views'
import type { ComingCommission } from '@contract/modules/commission/coming-commission'
import type { SalesReport } from '@contract/modules/sales/sales-report.calls'
import { drillOf, monthOf } from '@contract/modules/sales/sales-report.rules'
import type { FailedJob } from '@contract/modules/settings/failed-job'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { inTransaction } from '@server/platform/db/transaction'
import { createFileService } from '@server/platform/files/files.service'
import { countCards } from '@/features/dashboard/cards/cards'
import { seedDemoSales } from '@server/seeds/seed-demo-sales'
import { startApi, type TestApi } from '@tests/support/api'
import { TEST_SECRET } from '@tests/support/company'
import { memoryStore } from '@tests/support/memory-store'

const COMING = '/api/v1/commission/coming'
const RECORDS = '/api/v1/sales/records'
const COUNTS = '/api/v1/list-counts'
const FAILED = '/api/v1/settings/failed-jobs'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  const { database } = api
  const seal = createColumnSeal(TEST_SECRET)
  const loud = { info: () => undefined, warn: console.warn, error: console.error }
  const files = createFileService({ database, store: memoryStore(), log: loud, seal })
  await inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 60_000 }, tx =>
    seedDemoSales(tx, { seal, files, count: 240 }, 150),
  )
}, 240_000)
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

describe('the figures of the month', () => {
  it.each(['agent', 'sales_manager', 'sales_admin', 'accounting', 'president'] as const)(
    'of %s are what the list adds up to that each leads to',
    async role => {
      const client = await api.as(role)
      const { rows } = await sql<{ day: string }>`
        select (now() at time zone 'Asia/Manila')::date::text as day`.execute(api.database.db)
      const now = monthOf(rows[0]?.day ?? '')
      const period = { from: monthAfter(now, -11), to: now }
      const { body } = await client.get<{ data: SalesReport }>(
        `/api/v1/sales/report?by=month&from=${period.from}&to=${period.to}`,
      )
      expect(body.data.rows.length).toBeGreaterThan(0)
      for (const { key, figures } of body.data.rows)
        for (const [fact, units, amount] of [
          ['reserved', figures.reservations, figures.tcp],
          ['booked', figures.bookings, null],
          ['ended', figures.ended, null],
        ] as const) {
          const { filter } = drillOf({ fact, by: 'month', key: String(key), period, filters: {} })
          const narrowed = `filter=${encodeURIComponent(JSON.stringify(filter))}`
          const list = await client.get<{ meta: { filtered: number } }>(`${RECORDS}?count=only&${narrowed}`)
          expect([key, fact, String(list.body.meta.filtered)]).toEqual([key, fact, units])
          if (amount === null || units === '0') continue
          const blocks = JSON.stringify([{ from: 0, to: 999, fields: ['tcp'] }])
          const { data } = (
            await client.get<{ data: { sum: string } }>(
              `${RECORDS}/aggregate?blocks=${encodeURIComponent(blocks)}&${narrowed}`,
            )
          ).body
          expect([key, parseMoney(data.sum)]).toEqual([key, parseMoney(amount)])
        }
    },
  )
})

describe('the figures of the day and of what is late', () => {
  it('are as many as the lists have that they lead to', async () => {
    const agent = await api.as('agent')
    const { data: day } = (await agent.get<{ data: AgentDay }>('/api/v1/buyer-management/leads/day')).body
    for (const part of DAY_PARTS) expect(day[part].leads.length, part).toBe(Math.min(day[part].count, 50))
    await sql`update sale_schedule set due_date = due_date - 2000 where sale_id in (
      select s.id from sale s join operating_unit o on o.id = s.ou_id
      where o.ou_code = 'CEB' and s.next_due_on is not null limit 2)`.execute(api.database.db)
    const late = countCards(new Date())
      .flatMap(({ lines }) => lines)
      .find(({ key }) => key === 'instalments_overdue')
    const filter = encodeURIComponent(JSON.stringify(late?.filter))
    const desk = await api.as('sales_admin')
    const { meta } = (
      await desk.get<{ meta: { filtered: number } }>(`${RECORDS}?count=only&filter=${filter}`)
    ).body
    const { rows } = await sql<{ sales: number }>`
      select count(distinct d.sale_id)::int as sales from payment_due_shown d
        join operating_unit o on o.id = d.ou_id where d.is_late and o.ou_code = 'CEB'`.execute(
      api.database.db,
    )
    expect(meta.filtered).toBe(rows[0]?.sales)
    expect(meta.filtered).toBeGreaterThan(0)
  })
})

describe('the counts of several lists in one question', () => {
  const askFor = (lists: unknown) => `${COUNTS}?lists=${encodeURIComponent(JSON.stringify(lists))}`
  const lines = countCards(new Date()).flatMap(card => card.lines)

  it.each(['agent', 'sales_manager', 'sales_admin', 'accounting', 'hr_staff', 'super_admin'] as const)(
    'are for %s those of the lists themselves, in their order',
    async role => {
      const client = await api.as(role)
      const own: { list: string; filter: object; filtered: number }[] = []
      for (const { list, filter } of lines) {
        const narrowed = `filter=${encodeURIComponent(JSON.stringify(filter))}`
        const { status, body } = await client.get<{ meta: { filtered: number } }>(
          `/api/v1${list}?count=only&${narrowed}`,
        )
        if (status === 200) own.push({ list, filter, filtered: body.meta.filtered })
      }
      expect(own.length).toBeGreaterThan(0)
      const asked = own.map(({ list, filter }) => ({ list, filter }))
      const { body } = await client.get<{ data: { counts: number[] } }>(askFor(asked))
      expect(body.data.counts).toEqual(own.map(({ filtered }) => filtered))
    },
  )

  it('are refused to whoever may not see one of the lists, and of what is no list', async () => {
    const sales = { list: '/sales/records', filter: {} }
    const outbox = { list: '/settings/outbox', filter: {} }
    expect((await api.anyone.get(askFor([sales]))).status).toBe(401)
    const agent = await api.as('agent')
    expect((await agent.get(askFor([sales]))).status).toBe(200)
    expect((await agent.get(askFor([sales, outbox]))).status).toBe(403)
    expect((await agent.get(askFor([{ ...sales, list: '/sales/report' }]))).status).toBe(404)
    expect((await agent.get(askFor([]))).status).toBe(400)
    expect((await agent.get(askFor([{ ...sales, filter: { nothing: oneOf('x') } }]))).status).toBe(400)
  })

  it('are of the unit that is active, where its reader is in several', async () => {
    const admin = await api.as('super_admin')
    const url = askFor([{ list: '/sales/records', filter: {} }])
    const ask = async (headers: Record<string, string> = {}) =>
      (await admin.get<{ data: { counts: number[] } }>(url, { headers })).body.data.counts[0] ?? 0
    const [all, cebu, davao] = [
      await ask(),
      await ask({ 'x-active-ou': 'CEB' }),
      await ask({ 'x-active-ou': 'DVO' }),
    ]
    expect(cebu).toBeGreaterThan(0)
    expect(davao).toBeLessThan(all)
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
