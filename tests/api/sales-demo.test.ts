import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { inTransaction } from '@server/platform/db/transaction'
import { seedDemoSales } from '@server/seeds/seed-demo-sales'
import { startApi, TEST_SECRET, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await inTransaction(
    api.database,
    { identity: { role: 'system' }, statementTimeoutMs: 60_000 },
    async tx => {
      await sql`insert into stored_file (ou_id, owner_type, owner_id, kind, file_name, mime, size_bytes, sha256, storage_key)
      select id, 'trial', id, 'attachment', 'paper.pdf', 'application/pdf', 9, repeat('0', 64), 'trial/paper'
      from operating_unit order by ou_code limit 1`.execute(tx.db)
      await seedDemoSales(tx, createColumnSeal(TEST_SECRET), 40)
    },
  )
}, 120_000)
afterAll(() => api.close())

describe('the sales of the demo company', () => {
  it('are of the days on which they are said to have happened', async () => {
    const { rows } = await sql<{ status: string; sales: number; early: boolean }>`
      select status, count(*)::int as sales, bool_and(reservation_date < current_date - 600) as early from sale
      group by status order by status`.execute(api.database.db)
    expect(rows.map(row => row.status)).toEqual(expect.arrayContaining(['cancelled', 'forfeited']))
    expect(rows.every(row => row.early)).toBe(true)
    const { rows: off } = await sql`
      select 1 from sale where booked_at is not null and (booked_at at time zone 'Asia/Manila')::date < reservation_date
        or (booked_at > now() - interval '30 days')`.execute(api.database.db)
    expect(off).toEqual([])
  })

  it('leave the database’s own clock behind them', async () => {
    const { rows } = await sql`select 1 from pg_namespace where nspname = 'demo_clock'`.execute(
      api.database.db,
    )
    expect(rows).toEqual([])
    const { rows: now } = await sql<{ same: boolean }>`select now() = pg_catalog.now() as same`.execute(
      api.database.db,
    )
    expect(now).toEqual([{ same: true }])
  })

  it('are what the report says of them', async () => {
    const { rows } = await sql<{ months: string; sales: string }>`
      select (select sum(tcp)::text from sale_month where kind = 'reserved') as months,
        (select sum(tcp)::text from sale where status <> 'draft') as sales`.execute(api.database.db)
    expect(rows[0]?.months).toBe(rows[0]?.sales)
  })
})
