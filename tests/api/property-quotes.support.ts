import { sql } from 'kysely'
import type { OpenedQuote, QuoteLink } from '@contract/modules/property/quote.calls'
import type { UnitQuote } from '@contract/modules/property/unit-quote.resource'
import { sees, type Refusal } from '@tests/api/property-holds.support'
import type { TestApi } from '@tests/support/api'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import { buildPropertyUnit } from '@tests/support/factories/property'

export const QUOTES = '/api/v1/property/quotes'
export type QuoteAnswer = { data: UnitQuote } & Refusal

export const goldenTerms = {
  discount: { by: 'rate', rate_pct: '2.5' },
  financing: 'bank',
  reservation_fee: '25000.00',
  dp_rate_pct: '20',
  dp_terms_months: 18,
  loans: [{ rate_pct: '8.5', months: 180 }],
}

/** An agent who quotes units and makes links, and whoever opens one. */
export async function quoteDesk(api: TestApi) {
  const { db } = api.database
  const agent = await api.as('agent')

  /** EX-04: a dwelling at 4,287,350.00 in a project that asks 5 % for miscellaneous. */
  async function goldenUnit() {
    const project = (await maintenanceFactories['project']?.(db)) as { id: string }
    await sql`update project set misc_fee_rate_pct = 5, vat_inclusive_prices = false where id = ${project.id}`.execute(
      db,
    )
    const type = (await maintenanceFactories['unit_type']?.(db)) as { id: string }
    await sql`update unit_type set vat_rule = 'residential_dwelling' where id = ${type.id}`.execute(db)
    return buildPropertyUnit(db, { project_id: project.id, unit_type_id: type.id, list_price: '4287350.00' })
  }

  const quote = async (unitId: string, more: object = {}, client = agent) =>
    client.post<QuoteAnswer>(QUOTES, { unit_id: unitId, terms: goldenTerms, ...more })
  const linkOf = async (row: UnitQuote) => {
    const { data } = (await agent.post<{ data: QuoteLink }>(`${QUOTES}/${row.id}/link`, {}, sees(row))).body
    return { ...data, token: data.url.split('/').at(-1) ?? '' }
  }
  const open = (token: string, extra = {}) =>
    api.anyone.post<{ data: OpenedQuote } & Refusal>('/api/v1/external/quote', { token }, extra)
  /** A minute has passed, as far as links are counted. */
  const forgetCalls = async () => {
    await sql`delete from throttle`.execute(db)
  }
  return { agent, goldenUnit, quote, linkOf, open, forgetCalls }
}
export type QuoteDesk = Awaited<ReturnType<typeof quoteDesk>>
