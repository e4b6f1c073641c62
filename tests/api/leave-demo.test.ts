import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '@server/platform/db/transaction'
import { seedDemoLeave } from '@server/seeds/seed-demo-leave'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await inTransaction(api.database, { identity: { role: 'system' } }, seedDemoLeave)
})
afterAll(() => api.close())

describe('the leave of the demo company', () => {
  it('stands in every state, with a ledger that equals its days', async () => {
    const { rows } = await sql<{ status: string; count: number; off: number }>`
      select status, count(*)::int as count, count(*) filter (where (case when status in ('approved', 'taken')
          or status like 'pending%' or status = 'returned' then r.paid_days else 0 end)
        <> coalesce((select -sum(days) from leave_ledger l where l.request_id = r.id), 0))::int as off
      from leave_request r join leave_type t on t.id = r.leave_type_id
      where t.accrual <> 'event' and t.is_paid group by status order by status`.execute(api.database.db)
    expect(rows.map(row => row.off)).toEqual(rows.map(() => 0))
    const states = await api.database.db.selectFrom('leave_request').select('status').distinct().execute()
    expect(states.map(row => row.status)).toEqual(
      expect.arrayContaining([
        'draft',
        'pending_head',
        'pending_hr',
        'pending_president',
        'approved',
        'returned',
        'rejected',
        'taken',
      ]),
    )
  })

  it('takes no balance below nothing, and mails nobody', async () => {
    const { rows } = await sql`select * from leave_balance_shown where available < 0`.execute(api.database.db)
    expect(rows).toEqual([])
    expect(await api.database.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([])
  })
})
