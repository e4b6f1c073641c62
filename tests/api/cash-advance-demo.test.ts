import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '@server/platform/db/transaction'
import { seedDemoAdvances } from '@server/seeds/seed-demo-advances'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await inTransaction(api.database, { identity: { role: 'system' } }, seedDemoAdvances)
})
afterAll(() => api.close())

describe('the advances of the demo company', () => {
  it('stand at every point of their way, two of them overdue', async () => {
    const { rows } = await sql<{ status: string; count: number; late: number }>`
      select status, count(*)::int as count, (count(*) filter (where is_overdue))::int as late
      from cash_advance group by status order by status`.execute(api.database.db)
    expect(rows.map(({ status, count, late }) => [status, count, late])).toEqual([
      ['approved', 1, 0],
      ['draft', 1, 0],
      ['liquidating', 2, 1],
      ['pending', 4, 0],
      ['released', 2, 1],
      ['returned', 1, 0],
      ['settled', 3, 0],
      ['signed', 1, 0],
    ])
  })

  it('agree with the control account of the books', async () => {
    const { rows } = await sql<{ open: string; booked: string }>`
      select (select sum(balance) from cash_advance)::text as open,
        (select sum(l.debit - l.credit) from journal_line l join account a on a.id = l.account_id
          where a.code = '1130')::text as booked`.execute(api.database.db)
    expect(rows[0]?.booked).toBe(rows[0]?.open)
    const { rows: faults } = await sql`select * from portal_ledger_verify()`.execute(api.database.db)
    expect(faults).toEqual([])
  })
})
