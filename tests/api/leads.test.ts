import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, businessDate } from '@contract/kernel/dates'
import { startApi, type TestApi } from '@tests/support/api'
import {
  employeeOf,
  leadCalls,
  LEADS,
  refusalOf,
  someLead,
  statusIds,
  type LeadCalls,
} from '@tests/api/leads.support'

let api: TestApi
let agent: LeadCalls
let manager: LeadCalls
let statusId: Awaited<ReturnType<typeof statusIds>>
const today = businessDate(new Date())
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

beforeAll(async () => {
  api = await startApi()
  agent = leadCalls(await api.as('agent'))
  manager = leadCalls(await api.as('sales_manager'))
  statusId = await statusIds(api.database)
})
afterAll(() => api.close())

describe('a lead', () => {
  it('is written down with a name, a number and the consent, and belongs to whoever wrote it', async () => {
    const paolo = await employeeOf(api.database, 'Inting')
    const answer = await agent.create({
      full_name: 'Maria Clara',
      mobile_e164: '0918 555 0001',
      consent_text_version: '2026-01',
    })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({
      lead_no: `LD-CEB-${today.slice(0, 4)}-000001`,
      mobile_e164: '+639185550001',
      owner_employee_id: paolo.id,
      ou_label: 'Cebu · CEB',
      // Its code, NEW, would say the same twice.
      status_label: 'New',
      category: 'open',
      protected_until: addDays(today, 60),
      source: 'other',
    })
    expect(answer.body.data.team_id).not.toBeNull()
    expect(answer.text).not.toContain('fingerprint')
  })

  it('needs a way to be reached, a consent that is known, and a budget that goes upwards', async () => {
    const refused = async (values: object) => refusalOf(await agent.create(someLead(values)))
    expect(await refused({ mobile_e164: null })).toEqual([422, 'mobile_e164', 'contact_needed'])
    expect(await refused({ mobile_e164: '0917 123' })).toEqual([400, 'mobile_e164', 'mobile_malformed'])
    expect(await refused({ consent_text_version: 'none' })).toEqual([
      400,
      'consent_text_version',
      'invalid_value',
    ])
    expect(await refused({ consent_text_version: undefined })).toEqual([
      400,
      'consent_text_version',
      'invalid_value',
    ])
    expect(await refused({ budget_min: '3000000.00', budget_max: '2000000.00' })).toEqual([
      422,
      'budget_max',
      'amounts_reversed',
    ])
    expect(await refused({ next_action_at: '2020-01-01T00:00:00Z' })).toEqual([
      422,
      'next_action_at',
      'next_action_past',
    ])
  })

  it('takes an address where there is no number, however it is written', async () => {
    const lead = await agent.made({ mobile_e164: null, email: 'Ana.Cruz@Mail.test' })
    expect(lead.email).toBe('ana.cruz@mail.test')
    const again = await agent.create(someLead({ mobile_e164: null, email: 'ANA.CRUZ@mail.test' }))
    expect([again.status, again.body.code]).toEqual([409, 'lead_protected'])
  })

  it('is changed by a version that stands, and by no other', async () => {
    const lead = await agent.made()
    expect((await agent.change(lead, { campaign: 'Sinulog' })).status).toBe(200)
    const stale = await agent.change(lead, { campaign: 'Other' })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_record'])
  })

  it('is owned by somebody: whoever is no employee says by whom', async () => {
    const admin = leadCalls(await api.as('sales_admin'))
    const paolo = await employeeOf(api.database, 'Inting')
    const given = await admin.made({ owner_employee_id: paolo.id })
    expect(given.owner_employee_id).toBe(paolo.id)
    await api.database.db
      .updateTable('employee')
      .set({ user_id: null })
      .where('last_name', '=', 'Tagalog')
      .execute()
    expect(refusalOf(await admin.create(someLead()))).toEqual([422, 'owner_employee_id', 'lead_owner_needed'])
  })
})

describe('what is done with a lead', () => {
  it('is kept, makes it one that is worked with, and plans what comes next', async () => {
    const lead = await agent.made()
    const next = inHours(20)
    const answer = await agent.log(lead, {
      kind: 'call',
      outcome: 'interested',
      note: 'Wants three bedrooms',
      next_action_at: next,
      next_action_kind: 'site_visit',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      category: 'working',
      next_action_at: next,
      next_action_kind: 'site_visit',
    })
    expect(answer.body.data.first_contact_at).not.toBeNull()
    const kinds = (await agent.history(lead.id)).map(({ kind, by_label }) => [kind, by_label])
    expect(kinds).toEqual([
      ['status_change', 'Paolo Inting'],
      ['call', 'Paolo Inting'],
    ])
  })

  it('meets nobody where nobody answers, and changes nothing where it is a note', async () => {
    const lead = await agent.made()
    const called = await agent.log(lead, { kind: 'call', outcome: 'no_answer' })
    expect(called.body.data).toMatchObject({ category: 'open', first_contact_at: null })
    const noted = await agent.log(lead, { kind: 'note', note: 'Brother of a buyer' })
    expect(noted.body.data).toMatchObject({ category: 'open', first_contact_at: null })
    expect(await agent.history(lead.id)).toHaveLength(2)
  })

  it('prolongs the protection by work and by nothing else', async () => {
    const lead = await agent.made()
    const set = (days: number) =>
      api.database.db
        .updateTable('lead')
        .set({ protected_from: addDays(today, -90), protected_until: addDays(today, days) })
        .where('id', '=', lead.id)
        .execute()
    await set(3)
    expect((await agent.log(lead, { kind: 'note', note: 'n' })).body.data.protected_until).toBe(
      addDays(today, 3),
    )
    expect((await agent.log(lead, { kind: 'sms' })).body.data.protected_until).toBe(addDays(today, 60))
    await set(80)
    expect((await agent.log(lead, { kind: 'sms' })).body.data.protected_until).toBe(addDays(today, 80))
  })

  it('does what was planned, and leaves what is planned for later', async () => {
    const lead = await agent.made()
    await agent.log(lead, { kind: 'note', note: 'n', next_action_at: inHours(30) })
    const early = await agent.log(lead, { kind: 'call', outcome: 'reached' })
    expect(early.body.data.next_action_at).not.toBeNull()
    await api.database.db
      .updateTable('lead')
      .set({ next_action_at: inHours(-2) })
      .where('id', '=', lead.id)
      .execute()
    const done = await agent.log(lead, { kind: 'call', outcome: 'reached' })
    expect(done.body.data).toMatchObject({ next_action_at: null, next_action_kind: null })
  })

  it('is never a change of status by hand, nor a plan for yesterday', async () => {
    const lead = await agent.made()
    expect((await agent.log(lead, { kind: 'status_change' })).status).toBe(400)
    expect(
      refusalOf(await agent.log(lead, { kind: 'call', next_action_at: '2020-01-01T00:00:00Z' })),
    ).toEqual([422, 'next_action_at', 'next_action_past'])
  })

  it('is not lost when fifty people write at once, and every stale edit is told', async () => {
    const lead = await agent.made()
    const edits = Array.from({ length: 25 }, (_, n) => agent.change(lead, { campaign: `Fair ${n}` }))
    const logs = Array.from({ length: 25 }, (_, n) => agent.log(lead, { kind: 'sms', note: `Text ${n}` }))
    const [edited, logged] = await Promise.all([Promise.all(edits), Promise.all(logs)])
    expect(logged.map(({ status }) => status)).toEqual(Array(25).fill(200))
    const statuses = edited.map(({ status, body }) => (status === 200 ? '200' : `${status} ${body.code}`))
    expect(statuses.filter(status => status === '200').length).toBeLessThanOrEqual(1)
    expect(new Set(statuses.filter(status => status !== '200'))).toEqual(new Set(['409 stale_record']))
    const notes = (await agent.history(lead.id)).flatMap(({ note }) => note ?? [])
    expect(new Set(notes)).toEqual(new Set(Array.from({ length: 25 }, (_, n) => `Text ${n}`)))
  })
})

describe('the status of a lead', () => {
  it('moves by its categories, and keeps the reason of a loss', async () => {
    const lead = await agent.made()
    const worked = (await agent.move(lead, statusId('working'))).body.data
    expect(worked.category).toBe('working')
    expect(refusalOf(await agent.move(worked, statusId('lost')))).toEqual([
      422,
      'reason',
      'lost_reason_needed',
    ])
    const lost = (await agent.move(worked, statusId('lost'), 'Bought elsewhere')).body.data
    expect(lost).toMatchObject({ category: 'lost', lost_reason: 'Bought elsewhere' })
  })

  it('is reserved and won by no hand', async () => {
    const lead = await agent.made()
    for (const category of ['reserved', 'won'] as const)
      expect((await agent.move(lead, statusId(category))).body.code).toBe('rule_broken')
  })

  it('is reopened by the manager, protected anew, and not where another has the person', async () => {
    const lead = await agent.made({ mobile_e164: '0918 555 0077' })
    const lost = (await agent.move(lead, statusId('lost'), 'No budget')).body.data
    expect((await agent.move(lost, statusId('open'))).status).toBe(403)
    const other = await manager.made({ mobile_e164: '+63 918 555 0077' })
    const refused = await manager.move(lost, statusId('open'))
    expect([refused.status, refused.body.code]).toEqual([409, 'lead_protected'])
    await manager.move(other, statusId('lost'), 'Same person')
    const reopened = await manager.move(lost, statusId('open'))
    expect(reopened.body.data).toMatchObject({
      category: 'open',
      lost_reason: null,
      protected_until: addDays(today, 60),
    })
  })

  it('asks for the version that stands', async () => {
    const lead = await agent.made()
    await agent.log(lead, { kind: 'note', note: 'n' })
    expect((await agent.move(lead, statusId('working'))).body.code).toBe('stale_record')
    expect(
      (await agent.client.post(`${LEADS}/${lead.id}/move`, { status_id: statusId('working') })).status,
    ).toBe(400)
  })
})
