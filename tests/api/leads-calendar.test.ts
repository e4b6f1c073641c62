import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { CALENDAR, leadCalls, LEADS, type LeadCalls } from '@tests/api/leads.support'

let api: TestApi
let agent: LeadCalls
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

beforeAll(async () => {
  api = await startApi()
  agent = leadCalls(await api.as('agent'))
})
afterAll(() => api.close())

const urlOf = async (calls = agent) =>
  (await calls.client.get<{ data: { url: string } | null }>(CALENDAR)).body.data?.url ?? null
const read = (url: string | null) => api.anyone.get(new URL(url ?? '').pathname)

describe('the calendar of next actions', () => {
  it('is there for whoever makes an address, and reads one’s own plans alone', async () => {
    expect(await urlOf()).toBeNull()
    expect((await agent.client.post(CALENDAR)).status).toBe(204)
    const lead = await agent.made({
      next_action_at: inHours(24),
      next_action_kind: 'site_visit',
      campaign: 'Private remark',
    })
    // Past the portal's own checks, as another portal might have written it.
    await api.database.db
      .updateTable('lead')
      .set({ full_name: 'Ana; de la Cruz,\nBEGIN:VALARM' })
      .where('id', '=', lead.id)
      .execute()
    await leadCalls(await api.as('sales_manager')).made({
      full_name: 'Of the manager',
      next_action_at: inHours(24),
    })
    const answer = await read(await urlOf())
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
    })
    const lines = answer.text.split('\r\n')
    expect(lines.filter(line => line.startsWith('SUMMARY:'))).toEqual([
      'SUMMARY:Site visit: Ana\\; de la Cruz\\, BEGIN:VALARM',
    ])
    expect(lines.filter(line => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
    for (const secret of ['Private remark', '+639', lead.id, lead.lead_no, 'Of the manager'])
      expect(answer.text).not.toContain(secret)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('keeps a hash of its secret, which leads nowhere', async () => {
    await agent.client.post(CALENDAR)
    const url = await urlOf()
    const token = url?.split('/').at(-1)?.replace('.ics', '') ?? ''
    const rows = await api.database.db.selectFrom('calendar_feed').selectAll().execute()
    expect(
      JSON.stringify(rows.map(row => ({ ...row, token_hash: row.token_hash.toString('base64url') }))),
    ).not.toContain(token)
    const stored = rows.at(-1)?.token_hash.toString('base64url') ?? ''
    expect((await api.anyone.get(`${CALENDAR}/ext/${stored}.ics`)).status).toBe(404)
    const audits = await api.database.db.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(audits)).not.toContain(token)
  })

  it('ends at once with a new address, by hand, with the account and with the right', async () => {
    const first = await urlOf()
    await agent.client.post(CALENDAR)
    const second = await urlOf()
    expect(second).not.toBe(first)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    const { db } = api.database
    const set = (status: 'active' | 'suspended') =>
      db.updateTable('app_user').set({ status }).where('username', '=', 'agent').execute()
    await set('suspended')
    expect((await read(second)).status).toBe(404)
    await set('active')
    expect((await read(second)).status).toBe(200)
    const ended = db.updateTable('user_role').set({ valid_to: '2020-01-02', valid_from: '2020-01-01' })
    const fresh = leadCalls(await api.as('agent'))
    expect((await fresh.client.post(`${CALENDAR}/revoke`)).status).toBe(204)
    expect((await read(second)).status).toBe(404)
    await fresh.client.post(CALENDAR)
    const third = await urlOf(fresh)
    await ended.where('user_id', '=', fresh.client.user?.id ?? '').execute()
    expect((await read(third)).status).toBe(404)
  })

  it('is one’s own: without the right there is none, and nobody guesses one', async () => {
    expect((await (await api.as('accounting')).get(CALENDAR)).status).toBe(403)
    expect((await api.anyone.get(CALENDAR)).status).toBe(401)
    const guesses = ['x'.repeat(43), '../../leads', `${'a'.repeat(43)}'`]
    for (const guess of guesses)
      expect([400, 404]).toContain(
        (await api.anyone.get(`${CALENDAR}/ext/${encodeURIComponent(guess)}.ics`)).status,
      )
    expect((await api.anyone.get(`${LEADS}/day`)).status).toBe(401)
  })
})
