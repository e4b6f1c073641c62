import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UnitQuote } from '@contract/modules/property/unit-quote.resource'
import { codeOf, sees } from '@tests/api/property-holds.support'
import { goldenTerms, quoteDesk, QUOTES, type QuoteDesk } from '@tests/api/property-quotes.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { asRequest } from '@tests/support/as-request'
import { buildUnitQuote } from '@tests/support/factories/holds'
import { buildPropertyUnit } from '@tests/support/factories/property'
import { pdfText } from '@tests/support/pdf-text'

let api: TestApi
let { agent, goldenUnit, linkOf, open, quote } = {} as QuoteDesk
beforeAll(async () => {
  api = await startApi()
  ;({ agent, goldenUnit, linkOf, open, quote } = await quoteDesk(api))
})
afterAll(() => api.close())

describe('a quote', () => {
  it('EX-04 EX-05 keeps the golden deal as it was computed', async () => {
    const unit = await goldenUnit()
    const { status, body } = await quote(unit.id, { prepared_for: 'Maria Santos' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      tcp: '4890794.51',
      discount_amount: '107183.75',
      dp_amount: '978158.90',
      reservation_fee: '25000.00',
      prepared_for: 'Maria Santos',
    })
    expect(body.data.quote_no).toMatch(/^QT-CEB-\d{4}-\d{6}$/)
    expect(body.data.figures.price).toMatchObject({ net_list_price: '4180166.25', vat_amount: '501619.95' })
    expect(body.data.figures.schedule.rows.filter(row => row.amount === '52953.27')).toHaveLength(17)
    expect(body.data.figures.schedule.rows.some(row => row.amount === '52953.31')).toBe(true)
  })

  it('keeps its price when the price list changes', async () => {
    const unit = await goldenUnit()
    const { data } = (await quote(unit.id)).body
    const { token } = await linkOf(data)
    await sql`update property_unit set list_price = 5000000 where id = ${unit.id}`.execute(api.database.db)
    const opened = await open(token)
    expect(opened.body.data.figures.price).toMatchObject({ list_price: '4287350.00', tcp: '4890794.51' })
  })

  it('takes figures from nobody', async () => {
    const unit = await goldenUnit()
    for (const more of [
      { tcp: '1.00' },
      { figures: {} },
      { quote_no: 'QT-1' },
      { seller_employee_id: unit.id },
    ])
      expect((await quote(unit.id, more)).status).toBe(400)
    expect((await quote(unit.id, { terms: { ...goldenTerms, list_price: '1.00' } })).status).toBe(400)
  })

  it('refuses terms of which nothing can be made, and days beyond its reach', async () => {
    const unit = await goldenUnit()
    const large = await quote(unit.id, { terms: { ...goldenTerms, reservation_fee: '2000000.00' } })
    expect(codeOf(large)).toEqual([422, 'rule_broken'])
    for (const valid_until of ['2020-01-01', '2099-01-01']) {
      const answer = await quote(unit.id, { valid_until })
      expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, 'valid_until'])
    }
  })

  it('is made for a unit that is on offer, and for no draft', async () => {
    const draft = await buildPropertyUnit(api.database.db, { status: 'draft' })
    const sold = await buildPropertyUnit(api.database.db, { status: 'sold' })
    expect((await quote(draft.id)).status).toBe(404)
    expect(codeOf(await quote(sold.id))).toEqual([409, 'unit_taken'])
  })

  it('of somebody else is not there: not seen, not printed, not linked', async () => {
    const other = await buildUnitQuote(api.database.db)
    expect((await agent.get(`${QUOTES}/${other.id}`)).status).toBe(404)
    expect((await agent.get(`${QUOTES}/${other.id}/pdf`)).status).toBe(404)
    for (const verb of ['link', 'revoke-link'])
      expect((await agent.post(`${QUOTES}/${other.id}/${verb}`, {}, sees(other))).status).toBe(404)
    const listed = await agent.get<{ data: UnitQuote[] }>(`${QUOTES}?start=0&end=200`)
    expect(listed.body.data.map(row => row.id)).not.toContain(other.id)
  })

  it('is made by those who may draft a sale', async () => {
    const unit = await goldenUnit()
    expect((await quote(unit.id, {}, await api.as('accounting'))).status).toBe(403)
    expect((await quote(unit.id, {}, await api.as('employee'))).status).toBe(403)
  })
})

describe('the database, asked by a request', () => {
  const userOf = ({ user }: Client) => user?.id ?? ''
  const anotherQuote = (quoteId: string, seller = 'seller_employee_id') => sql`
    insert into unit_quote (ou_id, quote_no, unit_id, unit_code, project_id, seller_employee_id, list_price, discount_amount,
      tcp, reservation_fee, dp_amount, financing, quoted_on, valid_until, terms, figures)
    select ou_id, quote_no || '-2', unit_id, unit_code, project_id, ${sql.raw(seller)}, 1, 0, 1, 0, 0, financing, quoted_on,
      valid_until, terms, figures from unit_quote where id = ${quoteId}`

  it('takes a quote from its own seller alone, and changes nothing of it but its links', async () => {
    const { data } = (await quote((await goldenUnit()).id)).body
    const within = { userId: userOf(agent), unitIds: [data.ou_id] }
    const somebody = `(select id from employee where id <> seller_employee_id limit 1)`
    await expect(asRequest(api.database, within, anotherQuote(data.id, somebody))).rejects.toThrow(
      /row-level security/,
    )
    const accounting = { userId: userOf(await api.as('accounting')), unitIds: [data.ou_id] }
    await expect(asRequest(api.database, accounting, anotherQuote(data.id))).rejects.toThrow(
      /row-level security/,
    )
    const cheaper = sql`update unit_quote set tcp = 1 where id = ${data.id}`
    await expect(asRequest(api.database, within, cheaper)).rejects.toThrow(/permission denied/)
    await asRequest(api.database, within, anotherQuote(data.id))
  })

  it('takes links from whoever sells in its unit, and ends them with the quote', async () => {
    const { data } = (await quote((await goldenUnit()).id)).body
    const { token } = await linkOf(data)
    const link = sql`insert into unit_quote_link (quote_id, token_hash) values (${data.id}, '\\x01')`
    const end = sql`update unit_quote set link_revoked_at = now() where id = ${data.id} returning id`
    const elsewhere = { userId: userOf(agent), unitIds: [] }
    const accounting = { userId: userOf(await api.as('accounting')), unitIds: [data.ou_id] }
    for (const who of [elsewhere, accounting]) {
      await expect(asRequest(api.database, who, link)).rejects.toThrow(/row-level security/)
      expect(await asRequest(api.database, who, end)).toEqual([])
    }
    expect((await open(token)).status).toBe(200)
    expect(await asRequest(api.database, { userId: userOf(agent), unitIds: [data.ou_id] }, end)).toHaveLength(
      1,
    )
    expect((await open(token)).status).toBe(410)
  })
})

describe('the computation sheet', () => {
  it('EX-04 EX-05 has every figure, the amounts in words and who printed it', async () => {
    const unit = await goldenUnit()
    const { data } = (await quote(unit.id, { prepared_for: 'Maria Santos' })).body
    const answer = await api.app.inject({
      method: 'GET',
      url: `${QUOTES}/${data.id}/pdf`,
      headers: { authorization: `Bearer ${agent.user?.token}` },
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    const pages = await pdfText(answer.rawPayload)
    const text = pages.join('\n')
    for (const figure of [
      ...['4,287,350.00', '107,183.75', '4,180,166.25', '501,619.95', '209,008.31', '4,890,794.51'],
      ...['978,158.90', '3,912,635.61', '52,953.27', '52,953.31', '25,000.00'],
    ])
      expect(text).toContain(figure)
    expect(text).toContain(
      'Four million eight hundred ninety thousand seven hundred ninety-four pesos and fifty-one centavos',
    )
    expect(text.match(/52,953\.27/g)).toHaveLength(17)
    expect(text).toContain('Maria Santos')
    expect(text).toContain('(Asia/Manila) by')
    expect(text).toContain(`Page 1 of ${pages.length}`)
  })
})
