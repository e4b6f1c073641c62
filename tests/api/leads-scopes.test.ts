import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import type { RoleCode } from '@contract/access/roles'
import { startApi, type TestApi } from '@tests/support/api'
import { buildLead } from '@tests/support/factories/leads'
import {
  employeeOf,
  leadCalls,
  LEADS,
  refusalOf,
  signInAs,
  someLead,
  someSeller,
  statusIds,
  type LeadCalls,
} from '@tests/api/leads.support'

let api: TestApi
/** Of the agent, of one in the agent’s manager’s team, of one in another team of the unit, of another unit. */
let mine: Lead
let team: { id: string; row_version: number }
let unit: { id: string; row_version: number }
let far: { id: string; row_version: number }
let agent: LeadCalls
const calls = async (role: RoleCode) => leadCalls(await api.as(role))

beforeAll(async () => {
  api = await startApi()
  const { db } = api.database
  agent = await calls('agent')
  mine = await agent.made()
  const liza = await employeeOf(api.database, 'Cabahug')
  const below = await db
    .selectFrom('employee')
    .select(['id', 'ou_id'])
    .where('immediate_head_id', '=', liza.id)
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow()
  const condo = await employeeOf(api.database, 'Ybañez')
  const davao = await someSeller(api, 'DVO')
  team = await buildLead(db, { owner_employee_id: below.id, ou_id: below.ou_id })
  unit = await buildLead(db, { owner_employee_id: condo.id, ou_id: condo.ou_id })
  far = await buildLead(db, { owner_employee_id: davao.id, ou_id: davao.ou_id })
})
afterAll(() => api.close())

const READS = ['', '/timeline', '/history', '/comments', '/attachments']

describe('whose leads one sees', () => {
  it('is one’s own for an agent, the line’s for a manager, the unit’s for its desk', async () => {
    const sees = async (role: RoleCode) => {
      const { client } = await calls(role)
      const seen = []
      for (const [name, lead] of Object.entries({ mine, team, unit, far }))
        if ((await client.get(`${LEADS}/${lead.id}`)).status === 200) seen.push(name)
      return seen
    }
    expect(await sees('agent')).toEqual(['mine'])
    expect(await sees('sales_manager')).toEqual(['mine', 'team'])
    expect(await sees('sales_admin')).toEqual(['mine', 'team', 'unit'])
    expect(await sees('ou_admin')).toEqual(['mine', 'team', 'unit'])
    expect(await sees('president')).toEqual(['mine', 'team', 'unit', 'far'])
  })

  it('OBJ-10 is the same for lists, boards, days, searches, exports and everything below a lead', async () => {
    const { client } = agent
    const strangers = [team, unit, far]
    const texts = [
      (await client.get(`${LEADS}?start=0&end=200`)).text,
      (await client.get(`${LEADS}?start=0&end=200&search=LD-T`)).text,
      (await client.get(`${LEADS}/board`)).text,
      JSON.stringify(await agent.board('?search=Lead')),
    ]
    for (const stranger of strangers) {
      for (const text of texts) expect(text).not.toContain(stranger.id)
      for (const path of READS)
        expect((await client.get(`${LEADS}/${stranger.id}${path}`)).status, path).toBe(404)
    }
    const condo = await employeeOf(api.database, 'Ybañez')
    const day = await agent.day(`?owner_id=${condo.id}`)
    expect([day.overdue.count, day.due_today.count, day.never_contacted.count]).toEqual([0, 0, 0])
    expect((await agent.board(`?owner_id=${condo.id}`)).every(({ count }) => count === 0)).toBe(true)
    const desk = await calls('ou_admin')
    const lines = (await desk.client.get(`${LEADS}/export?fields=lead_no`)).text
    expect(lines).toContain(mine.lead_no)
    expect(lines).not.toContain('LD-T-' + (await leadNo(far.id)).slice(5))
  })

  it('OBJ-07 is the same for every change: what one does not see is not there', async () => {
    const statusId = await statusIds(api.database)
    const to = await someSeller(api, 'CEB')
    for (const lead of [team, unit, far]) {
      expect((await agent.change(lead, { campaign: 'x' })).status).toBe(404)
      expect((await agent.log(lead, { kind: 'call' })).status).toBe(404)
      expect((await agent.move(lead, statusId('working'))).status).toBe(404)
    }
    const manager = await calls('sales_manager')
    for (const lead of [unit, far])
      expect((await manager.command(lead, 'assign', { to_employee_id: to.id })).status).toBe(404)
    const desk = await calls('ou_admin')
    const merge = { merged_lead_id: far.id, reason: 'Same person' }
    expect((await desk.command(mine, 'merge', merge)).status).toBe(404)
    expect((await desk.command(far, 'merge', { ...merge, merged_lead_id: mine.id })).status).toBe(404)
  })

  it('OBJ-13 points at nothing outside: owner, type and interests of other units are as unknown as none', async () => {
    const davao = await someSeller(api, 'DVO')
    const nowhere = '01a1fa65-f2dd-768c-999c-c8f7244c9822'
    const texts = []
    for (const owner_employee_id of [davao.id, nowhere]) {
      const answer = await agent.create(someLead({ owner_employee_id }))
      texts.push([...refusalOf(answer), answer.body.message])
    }
    expect(texts[0]).toEqual(texts[1])
    expect(texts[0]?.[0]).toBe(422)
  })

  it('gives no lead to somebody else by whoever has own reach alone', async () => {
    const condo = await employeeOf(api.database, 'Ybañez')
    const before = await count()
    expect((await agent.create(someLead({ owner_employee_id: condo.id }))).status).toBe(404)
    expect(await count()).toBe(before)
  })

  it('OBJ-16 moves no lead to a unit that is not one’s own', async () => {
    const davao = await someSeller(api, 'DVO')
    const desk = await calls('ou_admin')
    const answer = await desk.command(mine, 'transfer', {
      to_employee_id: davao.id,
      reason: 'Moves to Davao',
    })
    expect(refusalOf(answer)).toEqual([422, 'to_employee_id', 'reference_unknown'])
  })
})

describe('who may do what with leads', () => {
  it('is said by the right: neither an agent nor a manager transfers, merges, imports or exports', async () => {
    const body = { to_employee_id: mine.owner_employee_id, reason: 'For a reason' }
    const merge = { merged_lead_id: team.id, reason: 'For a reason' }
    const attempts = async (role: RoleCode) => {
      const { client, command } = await calls(role)
      return [
        (await command(mine, 'transfer', body)).status,
        (await command(mine, 'merge', merge)).status,
        (await client.get(`${LEADS}/${mine.id}/duplicates`)).status,
        (await client.post(`${LEADS}/import`, { rows: [], dry_run: true })).status,
        (await client.get(`${LEADS}/export?fields=lead_no`)).status,
      ]
    }
    expect(await attempts('agent')).toEqual([403, 403, 403, 403, 403])
    expect(await attempts('sales_manager')).toEqual([403, 403, 403, 403, 403])
    expect((await agent.command(mine, 'assign', { to_employee_id: team.id })).status).toBe(403)
  })

  it('leaves everybody without a right to leads outside', async () => {
    for (const role of ['accounting', 'hr_staff', 'employee'] as const) {
      const { client } = await calls(role)
      for (const path of ['?start=0&end=5', '/day', '/board', '/choices', `/${mine.id}`])
        expect((await client.get(`${LEADS}${path}`)).status, `${role} ${path}`).toBe(403)
    }
    const president = await calls('president')
    expect((await president.create(someLead())).status).toBe(403)
    expect((await president.log(mine, { kind: 'call' })).status).toBe(403)
    expect((await api.anyone.get(`${LEADS}/day`)).status).toBe(401)
  })

  it('MASS-01 MASS-02 BIZ-13 takes no field that is not one’s to write, at creation and after', async () => {
    const fields = {
      id: mine.id,
      ou_id: mine.ou_id,
      lead_no: 'LD-X',
      status_id: mine.status_id,
      category: 'won',
      fingerprint: 'x',
      protected_until: '2099-01-01',
      protected_from: '2000-01-01',
      consent_at: '2020-01-01T00:00:00Z',
      first_contact_at: '2020-01-01T00:00:00Z',
      converted_buyer_id: mine.id,
      merged_into_id: mine.id,
      lost_reason: 'x',
      team_id: mine.team_id,
      created_by: mine.id,
      row_version: 9,
    }
    const current = await agent.get(mine.id)
    for (const [name, value] of Object.entries(fields)) {
      expect((await agent.create(someLead({ [name]: value }))).status, name).toBe(400)
      expect((await agent.change(current, { [name]: value })).status, name).toBe(400)
    }
    expect((await agent.change(current, { owner_employee_id: team.id })).status).toBe(400)
    expect((await agent.change(current, { consent_text_version: '2026-01' })).status).toBe(400)
    const log = { kind: 'call', by: mine.id }
    expect((await agent.log(mine, log)).status).toBe(400)
    expect((await agent.log(mine, { kind: 'call', at: '2020-01-01T00:00:00Z' })).status).toBe(400)
  })
})

async function count(): Promise<number> {
  const { n } = await api.database.db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

async function leadNo(id: string): Promise<string> {
  const { lead_no } = await api.database.db
    .selectFrom('lead')
    .select('lead_no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return lead_no
}

it('is tried by somebody who sells elsewhere', async () => {
  const davao = leadCalls(await signInAs(api, await someSeller(api, 'DVO')))
  expect((await davao.client.get(`${LEADS}/${mine.id}`)).status).toBe(404)
  expect((await davao.list()).map(({ id }) => id)).not.toContain(mine.id)
})
