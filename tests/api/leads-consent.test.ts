import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MatchedUnit } from '@contract/modules/buyers/lead.views'
import { DAY_PARTS } from '@contract/modules/buyers/day-parts'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import { startApi, type TestApi } from '@tests/support/api'
import { buildPropertyUnit } from '@tests/support/factories/property'
import {
  CALENDAR,
  employeeOf,
  leadCalls,
  LEADS,
  signInAs,
  someSeller,
  type LeadCalls,
} from '@tests/api/leads.support'

let api: TestApi
let agent: LeadCalls
let desk: LeadCalls
beforeAll(async () => {
  api = await startApi()
  agent = leadCalls(await api.as('agent'))
  desk = leadCalls(await api.as('ou_admin'))
})
afterAll(() => api.close())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const REASON = 'Asked by phone not to be called again.'
const withdraw = (lead: Lead, calls = agent) => calls.command(lead, 'withdraw-consent', { reason: REASON })
const give = (lead: Lead, calls = agent) => calls.command(lead, 'consent', { text_version: '2026-01' })
const withdrawn = async (lead: Lead): Promise<Lead> => {
  const answer = await withdraw(lead)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data
}
const inDay = async (id: string) => {
  const day = await agent.day()
  return DAY_PARTS.filter(part => day[part].leads.some(lead => lead.id === id))
}
const matchesOf = async (id: string) =>
  (await agent.client.get<{ data: MatchedUnit[] }>(`${LEADS}/${id}/matches`)).body.data.length

describe('a consent that is withdrawn', () => {
  it('is kept with its day and who wrote it down, and drops what was planned', async () => {
    const lead = await agent.made({ next_action_at: inHours(2), next_action_kind: 'call' })
    const after = await withdrawn(lead)
    expect(after.consent_withdrawn_at).not.toBeNull()
    expect(after.consent_withdrawn_by).toBe((await employeeOf(api.database, 'Inting')).user_id)
    expect(after).toMatchObject({ next_action_at: null, next_action_kind: null, consent_at: lead.consent_at })
    const [entry] = await agent.history(lead.id)
    expect(entry).toMatchObject({ kind: 'withdraw_consent', by_label: 'Paolo Inting', note: REASON })
    expect((await withdraw(after)).status).toBe(409)
    expect((await withdraw(lead)).status).toBe(409)
  })

  it('takes the person out of the day, of the calendar and of what is offered', async () => {
    const unit = await buildPropertyUnit(api.database.db, { status: 'available' })
    const lead = await agent.made({
      full_name: 'Silent Person',
      project_interest_ids: [unit.project_id],
      next_action_at: inHours(20),
    })
    const never = await agent.made({ full_name: 'Never Met' })
    await agent.client.post(CALENDAR)
    const { url } = (await agent.client.get<{ data: { url: string } }>(CALENDAR)).body.data
    const calendar = async () => (await api.anyone.get(new URL(url).pathname)).text
    expect([await inDay(lead.id), await inDay(never.id), await matchesOf(lead.id)]).toEqual([
      [expect.any(String)],
      ['never_contacted'],
      1,
    ])
    expect(await calendar()).toContain('Silent Person')
    await withdrawn(lead)
    await withdrawn(never)
    expect([await inDay(lead.id), await inDay(never.id), await matchesOf(lead.id)]).toEqual([[], [], 0])
    expect(await calendar()).not.toContain('Silent Person')
  })

  it('lets nobody plan anything with the person, by whatever way, but notes are taken', async () => {
    const lead = await withdrawn(await agent.made())
    const at = inHours(5)
    for (const answer of [
      await agent.change(lead, { next_action_at: at, next_action_kind: 'call' }),
      await agent.log(lead, { kind: 'call', outcome: 'reached', next_action_at: at }),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.body.fields?.map(({ code }) => code)).toContain('lead_consent_withdrawn')
    }
    expect((await agent.log(lead, { kind: 'note', note: 'Wrote to the office.' })).status).toBe(200)
  })

  it('is given again, and then everything is as it was', async () => {
    const lead = await withdrawn(await agent.made())
    const again = await give(lead)
    expect(again.body.data).toMatchObject({ consent_withdrawn_at: null, consent_withdrawn_by: null })
    expect(Date.parse(again.body.data.consent_at)).toBeGreaterThan(Date.parse(lead.consent_at))
    expect((await agent.history(lead.id)).map(({ kind }) => kind)).toEqual(['consent', 'withdraw_consent'])
    expect(await inDay(lead.id)).toEqual(['never_contacted'])
    expect((await give(again.body.data)).status).toBe(409)
    const wrong = await agent.command(await withdrawn(again.body.data), 'consent', { text_version: '1999' })
    expect(wrong.status).toBe(422)
  })

  it('OBJ-16 is for who may work with the lead, and for nobody else', async () => {
    const lead = await agent.made()
    const other = leadCalls(await signInAs(api, await someSeller(api, 'CEB')))
    expect((await withdraw(lead, other)).status).toBe(404)
    expect((await withdraw(lead, leadCalls(await api.as('president')))).status).toBe(403)
    expect((await agent.get(lead.id)).consent_withdrawn_at).toBeNull()
  })

  it('holds for the lead that it becomes part of', async () => {
    const [kept, gone] = [await agent.made(), await agent.made({ next_action_at: inHours(3) })]
    await withdrawn(gone)
    const merged = await desk.command(kept, 'merge', { merged_lead_id: gone.id, reason: 'One person.' })
    expect(merged.status).toBe(200)
    expect(merged.body.data.consent_withdrawn_at).not.toBeNull()
    expect(merged.body.data.next_action_at).toBeNull()
  })
})
