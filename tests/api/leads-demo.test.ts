import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '@server/platform/db/transaction'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { DEMO_LEADS } from '@server/seeds/leads/lead-plans'
import { seedDemoLeads } from '@server/seeds/seed-demo-leads'
import { startApi, type TestApi } from '@tests/support/api'
import { TEST_SECRET } from '@tests/support/company'
import { leadCalls, someLead } from '@tests/api/leads.support'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await inTransaction(api.database, { identity: { role: 'system' } }, tx =>
    seedDemoLeads(tx, createColumnSeal(TEST_SECRET)),
  )
})
afterAll(() => api.close())

describe('the leads of the demo company', () => {
  it('are fifteen hundred, each in its unit and team, some lost, lapsed and merged', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*)::int as total, count(*) filter (where category = 'lost')::int as lost,
        count(*) filter (where merged_into_id is not null)::int as merged,
        count(*) filter (where category <> 'lost' and protected_until < current_date)::int as lapsed,
        count(*) filter (where category in ('reserved', 'won'))::int as sold,
        count(distinct ou_id)::int as units, count(distinct lead_no)::int as numbers from lead`.execute(
      api.database.db,
    )
    const [told] = rows
    expect(told).toMatchObject({ total: DEMO_LEADS, numbers: DEMO_LEADS, units: 3, sold: 0, merged: 12 })
    expect(told?.['lost']).toBeGreaterThan(300)
    expect(told?.['lapsed']).toBeGreaterThan(10)
  })

  it('stand in every stage that leads go through before a sale', async () => {
    const { rows } = await sql<{ name: string }>`
      select s.name from prospect_status s where s.is_active and s.category in ('open', 'working')
        and not exists (select 1 from lead l where l.status_id = s.id)`.execute(api.database.db)
    expect(rows).toEqual([])
  })

  it('give the agent a day, and a number that goes on where theirs end', async () => {
    const agent = leadCalls(await api.as('agent'))
    const day = await agent.day()
    expect(day.overdue.count + day.due_today.count + day.upcoming.count).toBeGreaterThan(3)
    expect((await agent.create(someLead())).status).toBe(201)
  })
})
