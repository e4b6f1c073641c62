import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationText } from '@server/platform/notifications/notification-text'
import { png } from '@tests/api/files-samples.support'
import { codeOf, sees, type Refusal } from '@tests/api/property-holds.support'
import { quoteDesk, QUOTES, type QuoteAnswer, type QuoteDesk } from '@tests/api/property-quotes.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildUnitHold } from '@tests/support/factories/holds'
import { buildLead } from '@tests/support/factories/leads'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import { fileCall } from '@tests/support/multipart'
import { pdfText } from '@tests/support/pdf-text'

let api: TestApi
let { agent, forgetCalls, goldenUnit, linkOf, open, quote } = {} as QuoteDesk
beforeAll(async () => {
  api = await startApi()
  ;({ agent, forgetCalls, goldenUnit, linkOf, open, quote } = await quoteDesk(api))
})
afterAll(() => api.close())

describe('a buyer who reads a quote', () => {
  it('is told who the seller is and how to reach him, and nothing of who else was meant', async () => {
    await forgetCalls()
    await sql`update employee set mobile = '+639171234567' where user_id = ${agent.user?.id ?? ''}`.execute(
      api.database.db,
    )
    const { data } = (await quote((await goldenUnit()).id, { prepared_for: 'Maria Santos' })).body
    const opened = (await open((await linkOf(data)).token)).body.data
    expect(opened.seller).toMatchObject({ mobile: '+639171234567' })
    // As one speaks of a person: lists write the last name first.
    expect(opened.seller.name).not.toContain(',')
    expect(opened).toMatchObject({ has_picture: false, interested_at: null })
  })

  it('sees the newest picture of the house model, which no other token opens', async () => {
    await forgetCalls()
    const { db } = api.database
    const unit = await goldenUnit()
    const model = (await maintenanceFactories['house_model']?.(db)) as { id: string }
    await sql`update property_unit set house_model_id = ${model.id} where id = ${unit.id}`.execute(db)
    const admin = await api.as('super_admin')
    const url = `/api/v1/maintenance/house-models/${model.id}/attachments`
    const sent = await admin.post(url, ...fileCall('house.png', png))
    expect(sent.status).toBe(201)
    const { token } = await linkOf((await quote(unit.id)).body.data)
    expect((await open(token)).body.data.has_picture).toBe(true)
    const picture = await api.app.inject({
      method: 'POST',
      url: '/api/v1/external/quote-picture',
      payload: { token },
    })
    expect(picture.rawPayload.equals(png)).toBe(true)
    const { token: without } = await linkOf((await quote((await goldenUnit()).id)).body.data)
    const none = await api.anyone.post<Refusal>('/api/v1/external/quote-picture', { token: without })
    expect(codeOf(none)).toEqual([404, 'not_found'])
  })

  it('says that she is interested: the seller hears it once a day and every comment, and her lead keeps every word', async () => {
    await forgetCalls()
    const { db } = api.database
    const own = await sql<{ id: string; ou_id: string }>`
      select id, ou_id from employee where user_id = ${agent.user?.id ?? ''}`.execute(db)
    const lead = await buildLead(db, {
      ou_id: own.rows[0]?.ou_id ?? '',
      owner_employee_id: own.rows[0]?.id ?? '',
    })
    const { data } = (await quote((await goldenUnit()).id, { lead_id: lead.id })).body
    const link = await linkOf(data)
    const say = (note: string | null) =>
      api.anyone.post('/api/v1/external/quote-interest', {
        token: link.token,
        contact: '0917 123 4567',
        note,
      })
    expect((await say('May we see it on Saturday?')).status).toBe(204)
    expect((await say(null)).status).toBe(204)
    expect((await say('Or on\nSunday?')).status).toBe(204)
    expect((await say('Or on\nSunday?')).status).toBe(204)

    const { body } = await agent.get<QuoteAnswer>(`${QUOTES}/${data.id}`)
    expect(body.data).toMatchObject({ interest_contact: '0917 123 4567', interest_note: 'Or on\nSunday?' })
    expect(body.data.interested_at).not.toBeNull()
    // Nobody's version is stale by what a buyer says.
    expect(body.data.row_version).toBe(link.row_version)
    const told = await sql<{ params: object; path: string }>`select params, path from notification
      where kind = 'quote.interest' and user_id = ${agent.user?.id ?? ''} and subject_id = ${data.id} order by created_at`.execute(
      db,
    )
    const unit = expect.stringContaining(data.unit_code) as string
    const path = `/buyer-management/prospect?record=${lead.id}`
    expect(told.rows).toEqual(
      ['May we see it on Saturday?', 'Or on\nSunday?'].map(note => ({
        params: { quote: data.quote_no, unit, note },
        path,
      })),
    )
    const centre = await agent.get<{ data: { items: { kind: string; text: string }[] } }>(
      '/api/v1/notifications',
    )
    expect(JSON.stringify(centre.body.data)).toContain('“Or on\\nSunday?”')
    // Mails say it without.
    const note = 'Or on Sunday?'
    expect(notificationText('en', 'quote.interest', { quote: 'Q-1', unit: 'A-1', note })).toBe(
      'The buyer of quote Q-1 is interested in A-1.',
    )
    const history = await agent.get<{ data: { kind: string; note: string }[] }>(
      `/api/v1/buyer-management/leads/${lead.id}/history`,
    )
    expect(history.body.data.filter(({ kind }) => kind === 'interest').map(({ note }) => note)).toEqual([
      ...[1, 2].map(() => `${data.quote_no} · ${data.unit_code} · 0917 123 4567 · Or on\nSunday?`),
      `${data.quote_no} · ${data.unit_code} · 0917 123 4567`,
      `${data.quote_no} · ${data.unit_code} · 0917 123 4567 · May we see it on Saturday?`,
    ])
  })

  it('says nothing from another site, nothing longer than is kept, and nothing without a link', async () => {
    await forgetCalls()
    const { token } = await linkOf((await quote((await goldenUnit()).id)).body.data)
    const url = '/api/v1/external/quote-interest'
    const evil = await api.anyone.post<Refusal>(url, { token }, { headers: { origin: 'https://evil.test' } })
    expect(evil.status).toBe(403)
    expect((await api.anyone.post(url, { token, note: 'x'.repeat(401) })).status).toBe(400)
    expect((await api.anyone.post(url, { token: 'A'.repeat(43) })).status).toBe(404)
  })
})

describe('the link of a quote', () => {
  it('shows the quote to whoever has it, and counts', async () => {
    const unit = await goldenUnit()
    const { data } = (await quote(unit.id, { prepared_for: 'Maria Santos' })).body
    const { token, url } = await linkOf(data)
    expect(url).toBe(`https://portal.test/property/quote/ext/${token}`)
    const opened = await open(token)
    expect(opened.status).toBe(200)
    expect(opened.body.data).toMatchObject({ quote_no: data.quote_no, is_over: false, unit_is: 'free' })
    expect(opened.text).not.toContain('Maria Santos')
    expect(opened.headers['cache-control']).toBe('no-store')
    await open(token)
    const { body } = await agent.get<QuoteAnswer>(`${QUOTES}/${data.id}`)
    expect(body.data.open_count).toBe(2)
  })

  it('is kept as a hash alone, which no application role may read', async () => {
    const { data } = (await quote((await goldenUnit()).id)).body
    const { token } = await linkOf(data)
    const { rows } = await sql<{ hash: string }>`
      select encode(token_hash, 'escape') as hash from unit_quote_link where quote_id = ${data.id}`.execute(
      api.database.db,
    )
    expect(rows[0]?.hash).not.toContain(token)
    const { rows: may } = await sql<{ any: boolean }>`
      select has_any_column_privilege('portal_app', 'unit_quote_link', 'select')
        or has_any_column_privilege('portal_company', 'unit_quote_link', 'select') as any`.execute(
      api.database.db,
    )
    expect(may).toEqual([{ any: false }])
  })

  it('cannot be guessed: near misses, ids and other shapes are all the same nothing', async () => {
    await forgetCalls()
    const { data } = (await quote((await goldenUnit()).id)).body
    const { token } = await linkOf(data)
    const near = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    expect(codeOf(await open(near))).toEqual([404, 'link_unknown'])
    expect((await open(data.id)).status).toBe(400)
    expect((await open(`${token}' or 1=1`)).status).toBe(400)
  })

  it('is asked for twenty times a minute and no more', async () => {
    await forgetCalls()
    const answers = []
    for (let count = 0; count < 21; count += 1) answers.push((await open('A'.repeat(43))).status)
    expect(answers.at(-2)).toBe(404)
    expect(answers.at(-1)).toBe(429)
    await forgetCalls()
  })

  it('opens nothing from another site', async () => {
    const { data } = (await quote((await goldenUnit()).id)).body
    const { token } = await linkOf(data)
    expect((await open(token, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await open(token, { headers: { origin: 'https://evil.test' } })).status).toBe(403)
  })

  it('lives on beside a newer one; all are over once they were taken back, and once they have run out', async () => {
    await forgetCalls()
    const { data } = (await quote((await goldenUnit()).id)).body
    const first = await linkOf(data)
    const second = await linkOf({ ...data, row_version: first.row_version })
    for (const { token } of [first, second]) expect((await open(token)).status).toBe(200)
    const now = (await agent.get<QuoteAnswer>(`${QUOTES}/${data.id}`)).body.data
    expect((await agent.post(`${QUOTES}/${data.id}/revoke-link`, {}, sees(now))).status).toBe(204)
    for (const { token } of [first, second]) expect(codeOf(await open(token))).toEqual([410, 'link_expired'])

    const seen = (await agent.get<QuoteAnswer>(`${QUOTES}/${data.id}`)).body.data
    const third = await linkOf(seen)
    expect((await open(third.token)).status).toBe(200)
    expect(codeOf(await open(first.token))).toEqual([410, 'link_expired'])
    await sql`update unit_quote set link_expires_at = now() - interval '1 second' where id = ${data.id}`.execute(
      api.database.db,
    )
    for (const of of ['quote', 'quote-pdf', 'quote-picture', 'quote-interest']) {
      const answer = await api.anyone.post<Refusal>(`/api/v1/external/${of}`, { token: third.token })
      expect(codeOf(answer)).toEqual([410, 'link_expired'])
    }
  })

  it('is taken back by whoever made it, though the buyer has looked meanwhile', async () => {
    const { data } = (await quote((await goldenUnit()).id)).body
    const link = await linkOf(data)
    expect((await open(link.token)).status).toBe(200)
    const seen = { ...data, row_version: link.row_version }
    expect((await agent.post(`${QUOTES}/${data.id}/revoke-link`, {}, sees(seen))).status).toBe(204)
    expect(codeOf(await open(link.token))).toEqual([410, 'link_expired'])
  })

  it('says when the price has lapsed, and when the unit was taken or is kept for the reader', async () => {
    await forgetCalls()
    const unit = await goldenUnit()
    const { data } = (await quote(unit.id)).body
    const { token } = await linkOf(data)
    const hold = await buildUnitHold(api.database.db, { unit_id: unit.id })
    expect((await open(token)).body.data.unit_is).toBe('taken')
    await sql`update unit_hold set ou_id = ${data.ou_id}, held_by_employee_id = ${data.seller_employee_id}
      where id = ${hold.id}`.execute(api.database.db)
    expect((await open(token)).body.data.unit_is).toBe('kept')
    await sql`update unit_quote set quoted_on = '2020-01-01', valid_until = '2020-01-08' where id = ${data.id}`.execute(
      api.database.db,
    )
    expect((await open(token)).body.data.is_over).toBe(true)
  })

  it('gives the sheet in the language of the page, and staff theirs', async () => {
    await forgetCalls()
    const { data } = (await quote((await goldenUnit()).id, { prepared_for: 'محمد 王小明' })).body
    const { token } = await linkOf(data)
    const own = { url: `${QUOTES}/${data.id}/pdf`, authorization: `Bearer ${agent.user?.token}` }
    for (const [language, title] of [
      ['ar', 'ورقة حساب السعر'],
      ['zh-CN', '价格计算单'],
      ['ru', 'Расчёт стоимости'],
    ] as const) {
      const headers = { 'accept-language': language }
      const buyers = await api.app.inject({
        method: 'POST',
        url: '/api/v1/external/quote-pdf',
        payload: { token },
        headers,
      })
      expect((await pdfText(buyers.rawPayload)).join()).toContain(title)
      const staff = await api.app.inject({
        url: own.url,
        headers: { ...headers, authorization: own.authorization },
      })
      const text = (await pdfText(staff.rawPayload)).join()
      for (const part of [
        title,
        'محمد',
        '王小明',
        '4,890,794.51',
        'Four million eight hundred ninety thousand',
      ])
        expect(text).toContain(part)
    }
  })

  it('gives the sheet without the name it was made for', async () => {
    await forgetCalls()
    const { data } = (await quote((await goldenUnit()).id, { prepared_for: 'Maria Santos' })).body
    const { token } = await linkOf(data)
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v1/external/quote-pdf',
      payload: { token },
    })
    const text = (await pdfText(answer.rawPayload)).join('\n')
    expect(text).toContain('4,890,794.51')
    expect(text).not.toContain('Maria Santos')
  })

  it('is not made or taken back twice by two who saw the same version', async () => {
    const { data } = (await quote((await goldenUnit()).id)).body
    await linkOf(data)
    expect(codeOf(await agent.post<Refusal>(`${QUOTES}/${data.id}/link`, {}, sees(data)))).toEqual([
      409,
      'stale_record',
    ])
  })
})
