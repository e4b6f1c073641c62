import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import type { UnitQuote } from '@contract/modules/property/unit-quote.resource'
import type { NewSale } from '@contract/modules/sales/new-sale.views'
import { done, sellingDesk, type Refusal } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildLead } from '@tests/support/factories/leads'

const QUOTES = '/api/v1/property/quotes'
const terms = {
  discount: { by: 'rate', rate_pct: '2.5' },
  financing: 'bank',
  reservation_fee: '25000.00',
  dp_rate_pct: '20',
  dp_terms_months: 18,
}

let api: TestApi
let desk: Awaited<ReturnType<typeof sellingDesk>>
beforeAll(async () => {
  api = await startApi()
  desk = await sellingDesk(api)
})
afterAll(() => api.close())

type QuoteRequest = { unit_id?: string; lead_id?: string | null }
async function quoted(asked: QuoteRequest = {}) {
  const unit_id = asked.unit_id ?? (await desk.unit())
  const answer = await desk.agent.client.post<{ data: UnitQuote } & Refusal>(QUOTES, {
    ...asked,
    unit_id,
    terms,
  })
  return done(answer)
}
const fresh = async (id: string) =>
  (await desk.agent.client.get<{ data: UnitQuote }>(`${QUOTES}/${id}`)).body.data
const ownBuyer = (more: object = {}) =>
  desk.buyer({ owner_employee_id: desk.at('AGENT').employee_id, ...more })
const ofQuote = async (quote: UnitQuote, more: Record<string, unknown> = {}) =>
  desk.golden({ unit_id: quote.unit_id, buyer_id: await ownBuyer(), quote_id: quote.id, ...more })
const ownLead = (values: object = {}) =>
  buildLead(desk.db, { ou_id: desk.ou_id, owner_employee_id: desk.at('AGENT').employee_id, ...values })

describe('a sale of a quote', () => {
  it('names its quote, and the quote says how far its sale has come', async () => {
    const quote = await quoted()
    const sale = await desk.agent.drafted(await ofQuote(quote))
    expect(await fresh(quote.id)).toMatchObject({ status: 'drafted', sale_id: sale.id })
    expect((await desk.agent.detail(sale.id)).quote).toMatchObject({ id: quote.id, quote_no: quote.quote_no })

    done(await desk.desk.reserve(await desk.desk.fresh(sale.id)))
    expect(await fresh(quote.id)).toMatchObject({ status: 'reserved', sale_id: sale.id })
    done(await desk.admin.cancel(await desk.admin.fresh(sale.id)))
    expect(await fresh(quote.id)).toMatchObject({ status: 'open', sale_id: null })
  })

  it('sets its quote free when the draft is deleted, or goes on without it', async () => {
    const [one, other] = [await quoted(), await quoted()]
    const deleted = await desk.agent.drafted(await ofQuote(one))
    const answer = await desk.agent.command(deleted, 'discard')
    expect(answer.status, answer.text).toBeLessThan(300)
    expect((await fresh(one.id)).status).toBe('open')

    const kept = await desk.agent.drafted(await ofQuote(other))
    done(await desk.agent.change(kept, await ofQuote(other, { buyer_id: kept.buyer_id, quote_id: null })))
    expect(await fresh(other.id)).toMatchObject({ status: 'open', sale_id: null })
  })

  it('is one for a quote, of its unit, and of nobody else’s quote', async () => {
    const quote = await quoted()
    const draft = await desk.agent.drafted(await ofQuote(quote))
    const second = await desk.agent.draft(await ofQuote(quote))
    expect([second.status, second.body.message]).toEqual([
      409,
      expect.stringMatching(/made of this quote already/),
    ])
    const same = await desk.agent.change(draft, await ofQuote(quote, { buyer_id: draft.buyer_id }))
    expect(same.status, same.text).toBe(200)

    const elsewhere = await desk.agent.draft(await ofQuote(await quoted(), { unit_id: await desk.unit() }))
    expect(elsewhere.body.fields?.[0]).toMatchObject({ path: 'quote_id', code: 'quote_of_other_unit' })

    const strange = await quoted()
    const other = desk.at('AGENT', 1)
    await sql`update unit_quote set seller_employee_id = ${other.employee_id} where id = ${strange.id}`.execute(
      desk.db,
    )
    const unseen = await desk.agent.draft(await ofQuote(strange))
    expect(unseen.body.fields?.[0]).toMatchObject({ path: 'quote_id', code: 'reference_unknown' })
  })

  it('keeps the quoted price after the list has changed, through the last day of the quote and no longer', async () => {
    const quote = await quoted()
    const raise = sql`update property_unit set list_price = 5000000 where id = ${quote.unit_id}`
    await raise.execute(desk.db)
    const asked = await ofQuote(quote)
    const kept = { ...asked, price: { ...(asked['price'] as object), list_price: quote.list_price } }
    const sale = await desk.agent.drafted(kept)
    expect(sale).toMatchObject({ tcp: quote.tcp, price_outside_list: false })

    const lapsed = addDays(await desk.today(), -1)
    await sql`update unit_quote set quoted_on = ${lapsed}, valid_until = ${lapsed} where id = ${quote.id}`.execute(
      desk.db,
    )
    const late = await desk.desk.reserve(await desk.desk.fresh(sale.id))
    expect(late.body.fields?.[0]).toMatchObject({ code: 'price_not_allowed' })
    const again = done(
      await desk.agent.change(await desk.agent.fresh(sale.id), { ...kept, buyer_id: sale.buyer_id }),
    )
    expect(again.price_outside_list).toBe(true)
  })

  it('takes the lead of its quote along, which is worked on from then and reserved with the sale', async () => {
    const lead = await ownLead()
    const quote = await quoted({ lead_id: lead.id })
    const sale = await desk.agent.drafted(await ofQuote(quote))
    expect(sale.lead_id).toBe(lead.id)
    const stage = async () =>
      (await desk.db.selectFrom('lead').select('category').where('id', '=', lead.id).executeTakeFirst())
        ?.category
    expect(await stage()).toBe('working')
    done(await desk.desk.reserve(await desk.desk.fresh(sale.id)))
    expect(await stage()).toBe('reserved')
  })

  it('cannot be the second of its quote by any way into the database', async () => {
    const quote = await quoted()
    await desk.agent.drafted(await ofQuote(quote))
    const other = await desk.agent.drafted(
      await desk.golden({ unit_id: quote.unit_id, buyer_id: await ownBuyer() }),
    )
    const write = sql`update sale set quote_id = ${quote.id} where id = ${other.id}`.execute(desk.db)
    await expect(write).rejects.toThrow(/sale_one_live_a_quote/)
  })
})

describe('what a new sale begins with', () => {
  const begins = async (query: string, by = desk.agent) =>
    (await by.client.get<{ data: NewSale }>(`/api/v1/sales/new-sale?${query}`)).body.data

  it('is the usual fee, and the agent with those above, one a level', async () => {
    const { reservation_fee, sellers } = await begins(`unit_id=${await desk.unit()}`)
    expect(reservation_fee).toBe('25000.00')
    expect(sellers[0]).toMatchObject({ seller_id: desk.at('AGENT').id, level: 'agent', share_weight: '1' })
    const levels = sellers.map(({ level }) => level)
    expect(levels).toContain('sales_manager')
    expect(new Set(levels).size).toBe(levels.length)
  })

  it('is the seller of the quote where the desk makes the sale', async () => {
    const quote = await quoted()
    expect((await begins('', desk.desk)).sellers).toEqual([])
    const { sellers } = await begins(`quote_id=${quote.id}`, desk.desk)
    expect(sellers[0]).toMatchObject({ seller_id: desk.at('AGENT').id, level: 'agent' })
  })
})
