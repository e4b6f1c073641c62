import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('the demo company has some two thousand units over all of its projects, in states that commands lead to', async () => {
  const { rows } = await sql<{ status: string; count: number; projects: number }>`
    select status, count(*)::int as count, count(distinct project_id)::int as projects from property_unit group by 1`.execute(
    api.database.db,
  )
  const of = (status: string) => rows.find(row => row.status === status)?.count ?? 0
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  expect(all).toBeGreaterThan(1_900)
  expect(all).toBeLessThan(2_200)
  expect(of('available')).toBeGreaterThan(1_300)
  for (const status of ['draft', 'blocked', 'withdrawn']) expect(of(status)).toBeGreaterThan(5)
  const { rows: wrong } = await sql`
    select u.unit_code from property_unit u join project p on p.id = u.project_id
    where (u.status <> 'draft' and p.lts_no is null) or u.list_price <= 0 or not exists (
      select from unit_price_history h where h.unit_id = u.id and h.effective_to is null
        and h.list_price = u.list_price and h.effective_from = u.price_effective_from)`.execute(
    api.database.db,
  )
  expect(wrong).toEqual([])
})

it('and is the same each time', async () => {
  const { rows } = await sql<{ unit_code: string; list_price: string; status: string }>`
    select unit_code, list_price::text, status from property_unit
    where unit_code in ('BAH-VISTA-B01-L01', 'TOR-AZUL-T1-0304', 'HIM-BUH-B08-L10') order by 1`.execute(
    api.database.db,
  )
  expect(rows).toMatchInlineSnapshot(`
    [
      {
        "list_price": "1386000.00",
        "status": "available",
        "unit_code": "BAH-VISTA-B01-L01",
      },
      {
        "list_price": "600000.00",
        "status": "draft",
        "unit_code": "HIM-BUH-B08-L10",
      },
      {
        "list_price": "4007500.00",
        "status": "draft",
        "unit_code": "TOR-AZUL-T1-0304",
      },
    ]
  `)
})
