import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '@server/platform/db/transaction'
import { seedDemoAnomalies } from '@server/seeds/seed-demo-anomalies'
import { seedDemoExpenses } from '@server/seeds/seed-demo-expenses'
import { startApi, type TestApi } from '@tests/support/api'
import type { StoredFile } from '@server/platform/files/stored-file.repository'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  const files = { storeFile: () => Promise.resolve(doubleOf<StoredFile>({})) }
  await inTransaction(api.database, { identity: { role: 'system' } }, tx => seedDemoExpenses(tx, files))
})
afterAll(() => api.close())

it('the demo company owes and has paid, as its books say in each unit, with one payment that came back', async () => {
  const { rows } = await sql<{ owed: string; booked: string }>`
    select coalesce(sum(e.owed), 0)::text as owed,
      (select sum(l.credit - l.debit)::text from journal_line l join account a on a.id = l.account_id
        where a.code = '2010' and l.ou_id = e.ou_id) as booked
    from expense e where e.pay_mode = 'owe' and e.entry_id is not null group by e.ou_id`.execute(
    api.database.db,
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { owed, booked } of rows) expect(booked).toBe(owed)
  const { rows: payments } = await sql<{ paid: number; voided: number; overdue: number }>`
    select count(*) filter (where status = 'paid')::int as paid, count(*) filter (where status = 'voided')::int as voided,
      (select count(*)::int from expense_payable where days_overdue > 0) as overdue from expense_payment`.execute(
    api.database.db,
  )
  expect(payments[0]).toMatchObject({ voided: 1 })
  expect(payments[0]?.paid).toBeGreaterThan(1)
  expect(payments[0]?.overdue).toBeGreaterThan(0)
  expect((await sql`select * from portal_ledger_verify()`.execute(api.database.db)).rows).toEqual([])
})

it('the demo company has a bill that was handed in twice, which the rules find', async () => {
  await inTransaction(api.database, { identity: { role: 'system' } }, seedDemoAnomalies)
  const { rows } = await sql<{ rule: string; status: string }>`select rule, status from anomaly`.execute(
    api.database.db,
  )
  expect(rows).toContainEqual({ rule: 'invoice_twice', status: 'open' })
})
