import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { employeeOf, leadCalls, statusIds, type LeadCalls } from '@tests/api/leads.support'

let api: TestApi
let agent: LeadCalls
beforeAll(async () => {
  api = await startApi()
  agent = leadCalls(await api.as('agent'))
})
afterAll(() => api.close())

const DAY_MS = 86_400_000
/** Noon in Manila, so many days from today. */
const noon = (days: number) => {
  const at = new Date(Date.now() + 8 * 3_600_000 + days * DAY_MS)
  return `${at.toISOString().slice(0, 10)}T04:00:00.000Z`
}
const plan = (id: string, next_action_at: string | null) =>
  api.database.db
    .updateTable('lead')
    .set({ next_action_at, next_action_kind: 'call' })
    .where('id', '=', id)
    .execute()

describe('the day of an agent', () => {
  it('is what is late, what is due, whom nobody met, and what comes: each lead in one of them', async () => {
    const names = ['late', 'now', 'new', 'soon', 'far', 'lost', 'met'] as const
    const leads = Object.fromEntries(
      await Promise.all(names.map(async name => [name, await agent.made({ full_name: name })] as const)),
    )
    const id = (name: (typeof names)[number]) => leads[name]?.id ?? ''
    await plan(id('late'), noon(-1))
    await plan(id('now'), noon(0))
    await plan(id('soon'), noon(1))
    await plan(id('far'), noon(20))
    await plan(id('lost'), noon(0))
    await agent.log({ id: id('met') }, { kind: 'call', outcome: 'reached' })
    const statusId = await statusIds(api.database)
    await agent.move(await agent.get(id('lost')), statusId('lost'), 'Gone')

    const day = await agent.day()
    const told = (part: { leads: { full_name: string }[] }) => part.leads.map(({ full_name }) => full_name)
    expect(told(day.overdue)).toEqual(['late'])
    expect(told(day.due_today)).toEqual(['now'])
    expect(told(day.upcoming)).toEqual(['soon'])
    expect(told(day.never_contacted)).toEqual(['new'])
    expect(day.overdue.leads[0]).toMatchObject({ mobile_e164: expect.stringMatching(/^\+639/) as string })
  })

  it('is one’s own, or for a manager that of somebody below', async () => {
    const manager = leadCalls(await api.as('sales_manager'))
    expect((await manager.day()).never_contacted.count).toBe(0)
    const paolo = await employeeOf(api.database, 'Inting')
    expect((await manager.day(`?owner_id=${paolo.id}`)).never_contacted.count).toBe(1)
    const desk = leadCalls(await api.as('ou_admin'))
    expect((await desk.day()).due_today.count).toBe(0)
  })

  it('ends at midnight in Manila, wherever the server is', async () => {
    const lead = await agent.made({ full_name: 'at the border' })
    const today = noon(0).slice(0, 10)
    const parts = async () => {
      const day = await agent.day()
      return (['overdue', 'due_today', 'upcoming'] as const).filter(part =>
        day[part].leads.some(({ id }) => id === lead.id),
      )
    }
    await plan(lead.id, `${today}T00:00:00+08:00`)
    expect(await parts()).toEqual(['due_today'])
    await plan(lead.id, `${today}T23:59:59+08:00`)
    expect(await parts()).toEqual(['due_today'])
    await plan(lead.id, new Date(Date.parse(`${today}T00:00:00+08:00`) - 1000).toISOString())
    expect(await parts()).toEqual(['overdue'])
  })
})

describe('the board', () => {
  it('has a column for each status, by its order, with how many there are', async () => {
    const columns = await agent.board()
    const categories = columns.map(({ category }) => category)
    expect(categories[0]).toBe('open')
    expect(new Set(categories)).toEqual(new Set(['open', 'working', 'reserved', 'won', 'lost']))
    const open = columns.filter(({ category }) => category === 'open').flatMap(({ leads }) => leads)
    expect(open.map(({ full_name }) => full_name)).toContain('new')
    for (const { count, leads } of columns) expect(count).toBe(leads.length)
  })

  it('says what each looks for, for how many days it stands where it is, and what a column would spend', async () => {
    const { rows } = await sql<{
      id: string
      name: string
    }>`select id, name from project order by name limit 2`.execute(api.database.db)
    const project_interest_ids = rows.map(({ id }) => id)
    const wish = { budget_min: '2500000.00', budget_max: '3000000.00', project_interest_ids }
    const lead = await agent.made({ full_name: 'Wishing Wilma', ...wish })
    const other = await agent.made({
      full_name: 'Wishing Walter',
      budget_min: '1000000.50',
      budget_max: null,
    })
    await sql`update lead set created_at = created_at - interval '5 days' where id = ${lead.id}`.execute(
      api.database.db,
    )
    const cards = async () => {
      const columns = (await agent.board('?search=Wishing')).filter(({ count }) => count > 0)
      return columns.map(({ budget, leads }) => ({ budget, leads: new Map(leads.map(one => [one.id, one])) }))
    }
    const [column] = await cards()
    expect(column?.budget).toBe('4000000.50')
    expect(column?.leads.get(lead.id)).toMatchObject({
      ...{ budget_min: '2500000.00', budget_max: '3000000.00', days_in_status: 5 },
      projects: rows.map(({ name }) => name),
    })
    expect(column?.leads.get(other.id)).toMatchObject({ projects: [], days_in_status: 0 })

    const statusId = await statusIds(api.database)
    await agent.move(await agent.get(lead.id), statusId('working'))
    const moved = (await cards()).find(({ leads }) => leads.has(lead.id))
    expect(moved?.leads.get(lead.id)?.days_in_status).toBe(0)
  })

  it('is searched, and one column of it goes on', async () => {
    const found = await agent.board('?search=border')
    expect(found.flatMap(({ leads }) => leads.map(({ full_name }) => full_name))).toEqual(['at the border'])
    const open = (await agent.board()).find(({ count }) => count > 1)
    const rest = await agent.board(`?status_id=${open?.status_id}&start=1`)
    expect(rest).toHaveLength(1)
    expect(rest[0]?.leads).toHaveLength((open?.count ?? 0) - 1)
  })
})
