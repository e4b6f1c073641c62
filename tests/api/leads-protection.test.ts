import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, businessDate } from '@contract/kernel/dates'
import { startApi, type TestApi } from '@tests/support/api'
import {
  leadCalls,
  LEADS,
  signInAs,
  someLead,
  someMobile,
  someSeller,
  statusIds,
  type LeadCalls,
} from '@tests/api/leads.support'

let api: TestApi
let cebu: LeadCalls
let davao: LeadCalls
const today = businessDate(new Date())

beforeAll(async () => {
  api = await startApi()
  cebu = leadCalls(await api.as('agent'))
  davao = leadCalls(await signInAs(api, await someSeller(api, 'DVO')))
})
afterAll(() => api.close())

const lapse = (id: string, days: number) =>
  api.database.db
    .updateTable('lead')
    .set({ protected_from: addDays(today, days - 60), protected_until: addDays(today, days) })
    .where('id', '=', id)
    .execute()

describe('the protection of a lead, R-20', () => {
  it('OBJ-14 tells the second unit where the person is and until when, and nothing else', async () => {
    const lead = await cebu.made({ full_name: 'Secret Person', email: 'secret@mail.test' })
    const answer = await davao.create(someLead({ mobile_e164: lead.mobile_e164 }))
    expect(answer.status).toBe(409)
    const { code, details, ...rest } = answer.body
    expect({ code, details }).toEqual({
      code: 'lead_protected',
      details: { ou_code: 'CEB', protected_until: addDays(today, 60) },
    })
    expect(Object.keys(rest).sort()).toEqual(['message', 'requestId'])
    for (const told of ['Secret', 'secret@mail', '639', 'Inting', lead.id, lead.lead_no])
      expect(answer.text).not.toContain(told)
  })

  it('tells one’s own unit and one’s own manager the very same', async () => {
    const mobile_e164 = someMobile()
    await cebu.made({ mobile_e164 })
    const shape = (text: string) => text.replace(/"requestId":"[^"]*"/, '"requestId":""')
    const texts = []
    const colleague = leadCalls(await signInAs(api, await someSeller(api, 'CEB')))
    for (const calls of [colleague, davao, leadCalls(await api.as('sales_manager'))])
      texts.push(shape((await calls.create(someLead({ mobile_e164 }))).text))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).not.toContain('record_path')
  })

  it('tells who holds the lead that it is theirs, by number and name, with the way to it', async () => {
    const mine = await cebu.made({ full_name: 'Amelia Own' })
    const own = (answer: { status: number; body: { code: string; message: string; details?: object } }) => {
      expect([answer.status, answer.body.code]).toEqual([409, 'lead_protected'])
      expect(answer.body.message).toBe(`This is your own lead already: ${mine.lead_no}, Amelia Own.`)
      expect(answer.body.details).toMatchObject({
        record_label: `${mine.lead_no} · Amelia Own`,
        record_path: `/buyer-management/prospect?record=${mine.id}`,
      })
    }
    own(await cebu.create(someLead({ mobile_e164: mine.mobile_e164 })))
    const other = await cebu.made()
    own(await cebu.change(other, { mobile_e164: mine.mobile_e164 }))
  })

  it('leaves a trace of who asked, and none of whom they asked about', async () => {
    const mobile_e164 = someMobile()
    const lead = await cebu.made({ mobile_e164 })
    await davao.create(someLead({ mobile_e164 }))
    const row = await api.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'lead.refused')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow()
    expect(row.entity_id).toBeNull()
    expect(JSON.stringify(row)).not.toContain(lead.mobile_e164?.slice(-7))
    expect(JSON.stringify(row)).not.toContain(lead.id)
  })

  it('lets one win of twenty who register one person at once, in two units', async () => {
    const mobile_e164 = someMobile()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? cebu : davao).create(someLead({ mobile_e164 }))),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)])
    expect(
      answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'lead_protected'),
    ).toBe(true)
  })

  it('holds through its last day, and is free on the next', async () => {
    const lead = await cebu.made()
    await lapse(lead.id, 0)
    expect((await davao.create(someLead({ mobile_e164: lead.mobile_e164 }))).status).toBe(409)
    await lapse(lead.id, -1)
    expect((await davao.create(someLead({ mobile_e164: lead.mobile_e164 }))).status).toBe(201)
  })

  it('comes back with work once it has lapsed, and not where another has the person by now', async () => {
    const first = await cebu.made()
    await lapse(first.id, -1)
    expect((await cebu.log(first, { kind: 'call' })).body.data.protected_until).toBe(addDays(today, 60))
    expect((await davao.create(someLead({ mobile_e164: first.mobile_e164 }))).status).toBe(409)
    await lapse(first.id, -1)
    await davao.made({ mobile_e164: first.mobile_e164 })
    const logged = await cebu.log(first, { kind: 'call' })
    expect([logged.status, logged.body.data.protected_until]).toEqual([200, addDays(today, -1)])
  })

  it('ends with a loss', async () => {
    const statusId = await statusIds(api.database)
    const lead = await cebu.made()
    await cebu.move(lead, statusId('lost'), 'Not now')
    expect((await davao.create(someLead({ mobile_e164: lead.mobile_e164 }))).status).toBe(201)
  })

  it('goes with the number: an edit cannot take somebody else’s person', async () => {
    const theirs = await davao.made()
    const mine = await cebu.made()
    const taken = await cebu.change(mine, { mobile_e164: theirs.mobile_e164 })
    expect([taken.status, taken.body.code]).toEqual([409, 'lead_protected'])
    const other = someMobile()
    expect((await cebu.change(mine, { mobile_e164: other })).status).toBe(200)
    expect((await davao.create(someLead({ mobile_e164: other }))).status).toBe(409)
    expect((await davao.create(someLead({ mobile_e164: mine.mobile_e164 }))).status).toBe(201)
  })

  it('is kept by the database too, where the check was passed by', async () => {
    const lead = await cebu.made()
    const row = await api.database.db
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', lead.id)
      .executeTakeFirstOrThrow()
    const { id: _id, project_interest_ids: _ids, ...rest } = row
    const again = api.database.db
      .insertInto('lead')
      .values({ ...rest, lead_no: 'LD-TWICE' })
      .execute()
    await expect(again).rejects.toThrow(/lead_protected_once/)
  })

  it('is no list to be read: the fingerprint leaves by no way', async () => {
    const lead = await cebu.made()
    const { fingerprint } = await api.database.db
      .selectFrom('lead')
      .select('fingerprint')
      .where('id', '=', lead.id)
      .executeTakeFirstOrThrow()
    for (const path of ['', '?start=0&end=100', `/${lead.id}`, `/${lead.id}/timeline`, `/${lead.id}/history`])
      expect((await cebu.client.get(`${LEADS}${path}`)).text).not.toContain(fingerprint)
    const filter = encodeURIComponent(
      JSON.stringify({ fingerprint: { type: 'equals', filter: fingerprint } }),
    )
    expect((await cebu.client.get(`${LEADS}?start=0&end=5&filter=${filter}`)).status).toBe(400)
  })
})
