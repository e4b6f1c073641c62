import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import type { PossibleDuplicate } from '@contract/modules/buyers/lead.views'
import { startApi, type TestApi } from '@tests/support/api'
import { buildUnitHold } from '@tests/support/factories/holds'
import {
  employeeOf,
  leadCalls,
  LEADS,
  refusalOf,
  someMobile,
  someSeller,
  statusIds,
  type LeadCalls,
} from '@tests/api/leads.support'

let api: TestApi
let agent: LeadCalls
let desk: LeadCalls
let salesDesk: LeadCalls
let manager: LeadCalls
let other: { id: string; full_name: string }
let statusId: Awaited<ReturnType<typeof statusIds>>

beforeAll(async () => {
  api = await startApi()
  agent = leadCalls(await api.as('agent'))
  desk = leadCalls(await api.as('ou_admin'))
  salesDesk = leadCalls(await api.as('sales_admin'))
  manager = leadCalls(await api.as('sales_manager'))
  other = await someSeller(api, 'CEB')
  statusId = await statusIds(api.database)
})
afterAll(() => api.close())

const kinds = async (id: string) => (await desk.history(id)).map(({ kind }) => kind)

describe('another seller', () => {
  it('is given a lead by the desk, and the history says from whom', async () => {
    const lead = await agent.made()
    const given = await salesDesk.command(lead, 'assign', { to_employee_id: other.id })
    expect(given.status).toBe(200)
    expect(given.body.data).toMatchObject({ owner_employee_id: other.id, ou_label: 'Cebu · CEB' })
    expect(given.body.data.protected_until).toBe(lead.protected_until)
    const [entry] = await desk.history(lead.id)
    expect(entry).toMatchObject({
      kind: 'assign',
      from_label: 'Inting, Paolo S.',
      to_label: other.full_name,
      by_label: 'Joy Tagalog',
    })
    expect((await agent.client.get(`${LEADS}/${lead.id}`)).status).toBe(404)
  })

  it('is one of one’s own line where a manager gives it', async () => {
    const lead = await agent.made()
    const condo = await employeeOf(api.database, 'Ybañez')
    expect(refusalOf(await manager.command(lead, 'assign', { to_employee_id: condo.id }))).toEqual([
      422,
      'to_employee_id',
      'reference_unknown',
    ])
    const liza = await employeeOf(api.database, 'Cabahug')
    expect((await manager.command(lead, 'assign', { to_employee_id: liza.id })).status).toBe(200)
  })

  it('gets it by a transfer with a reason, and not twice', async () => {
    const lead = await agent.made()
    expect((await desk.command(lead, 'transfer', { to_employee_id: other.id })).status).toBe(400)
    const asked = { to_employee_id: other.id, reason: 'Agent is on leave' }
    const moved = (await desk.command(lead, 'transfer', asked)).body.data
    expect(refusalOf(await desk.command(moved, 'transfer', asked))).toEqual([
      422,
      'to_employee_id',
      'lead_owner_same',
    ])
    expect((await desk.history(lead.id))[0]).toMatchObject({ kind: 'transfer', note: 'Agent is on leave' })
  })

  it('is one of two who are given it at once; the other answer says it is stale', async () => {
    const lead = await agent.made()
    const liza = await employeeOf(api.database, 'Cabahug')
    const answers = await Promise.all(
      [other.id, liza.id, other.id, liza.id].map(to_employee_id =>
        desk.command(lead, 'transfer', { to_employee_id, reason: 'At once' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await kinds(lead.id)).toEqual(['transfer'])
  })

  it('gets no lead that is over', async () => {
    const lead = await agent.made()
    const lost = (await agent.move(lead, statusId('lost'), 'No budget')).body.data
    const answer = await desk.command(lost, 'transfer', { to_employee_id: other.id, reason: 'Try again' })
    expect([answer.status, answer.body.code]).toEqual([422, 'rule_broken'])
  })
})

describe('two leads of one person', () => {
  const two = async (kept: object = {}, gone: object = {}): Promise<[Lead, Lead]> => [
    await agent.made(kept),
    await agent.made(gone),
  ]
  const merge = (kept: Pick<Lead, 'id' | 'row_version'>, gone: Pick<Lead, 'id'>) =>
    desk.command(kept, 'merge', { merged_lead_id: gone.id, reason: 'One person' })

  it('become one with all that was done, and nothing that the one that stays says is written over', async () => {
    const mobile = someMobile()
    const [kept, gone] = await two(
      { mobile_e164: null, email: 'pia@mail.test', campaign: 'Fair', full_name: 'Pia Santos' },
      { mobile_e164: mobile, campaign: 'Facebook', country: 'Qatar', full_name: 'Pia Santos' },
    )
    await agent.log(gone, { kind: 'call', outcome: 'reached', note: 'From the other one' })
    await agent.log(kept, { kind: 'note', note: 'Of its own' })
    await agent.client.post(`${LEADS}/${gone.id}/comments`, { body: 'Seen at the fair' })
    const found = await desk.client.get<{ data: PossibleDuplicate[] }>(`${LEADS}/${kept.id}/duplicates`)
    expect(found.body.data).toMatchObject([{ id: gone.id, same: ['name'] }])

    const merged = await merge({ ...kept, row_version: kept.row_version + 1 }, gone)
    expect(merged.status).toBe(200)
    expect(merged.body.data).toMatchObject({
      email: 'pia@mail.test',
      mobile_e164: `+63${mobile.replaceAll(' ', '').slice(1)}`,
      campaign: 'Fair',
      country: 'Qatar',
    })
    expect(merged.body.data.first_contact_at).not.toBeNull()
    const history = await desk.history(kept.id)
    expect(history[0]).toMatchObject({ kind: 'merge', from_label: gone.lead_no, note: 'One person' })
    expect(history.find(({ note }) => note === 'From the other one')?.came_from).toBe(gone.lead_no)
    expect(history.find(({ note }) => note === 'Of its own')?.came_from).toBeNull()
    expect(await desk.history(gone.id)).toEqual([])

    const left = await desk.get(gone.id)
    expect(left).toMatchObject({ category: 'lost', merged_into_id: kept.id })
    expect((await agent.log(gone, { kind: 'call' })).status).toBe(409)
    expect((await agent.change(left, { campaign: 'x' })).status).toBe(409)
    // The number is the one’s that stays, and still protected.
    expect((await agent.create({ ...kept, mobile_e164: mobile })).status).toBe(400)
    const again = await agent.create({
      full_name: 'Pia S.',
      mobile_e164: mobile,
      consent_text_version: '2026-01',
    })
    expect(again.body.code).toBe('lead_protected')
  })

  it('take along whatever else points at the one that goes', async () => {
    const [kept, gone] = await two()
    const { rows } = await sql<{ source: string }>`
      select c.conrelid::regclass::text as source from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'lead'::regclass and cardinality(c.conkey) = 1
        and c.conrelid::regclass::text not like 'lead%'`.execute(api.database.db)
    const hold = (await buildUnitHold(api.database.db, {
      ou_id: gone.ou_id,
      held_by_employee_id: gone.owner_employee_id,
      lead_id: gone.id,
    })) as { id: string }
    const merged = await merge(kept, gone)
    expect(merged.status).toBe(200)
    const { moved } = await api.database.db
      .selectFrom('lead_merge')
      .select('moved')
      .where('lead_id', '=', kept.id)
      .executeTakeFirstOrThrow()
    expect(moved).toMatchObject({ lead_activity: 0, unit_hold: 1 })
    const { lead_id } = await api.database.db
      .selectFrom('unit_hold')
      .select('lead_id')
      .where('id', '=', hold.id)
      .executeTakeFirstOrThrow()
    expect(lead_id).toBe(kept.id)
    expect(rows.map(({ source }) => source)).toEqual(expect.arrayContaining(FOLLOWERS))
  })

  it('are merged once, whoever presses how often and from which side', async () => {
    const [kept, gone] = await two()
    const answers = await Promise.all([
      merge(kept, gone),
      merge(gone, kept),
      merge(kept, gone),
      merge(gone, kept),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const merges = await api.database.db
      .selectFrom('lead_merge')
      .select('id')
      .where('lead_id', 'in', [kept.id, gone.id])
      .execute()
    expect(merges).toHaveLength(1)
  })

  it('keep the one with the sale, and stay two where both have one', async () => {
    const [kept, gone] = await two()
    const reserve = (id: string) =>
      api.database.db
        .updateTable('lead')
        .set({ status_id: statusId('reserved'), category: 'reserved' })
        .where('id', '=', id)
        .execute()
    await reserve(gone.id)
    expect(refusalOf(await merge(kept, gone))).toEqual([422, 'merged_lead_id', 'lead_merge_other_way'])
    await reserve(kept.id)
    const now = await desk.get(kept.id)
    expect(refusalOf(await merge(now, gone))).toEqual([422, 'merged_lead_id', 'lead_merge_both_sold'])
    expect(refusalOf(await merge(now, now))).toEqual([422, 'merged_lead_id', 'lead_merge_itself'])
  })
})

/** Tables of other rooms that name a lead. */
const FOLLOWERS = ['buyer', 'sale', 'unit_hold', 'unit_quote']
