import { daysBetween } from '@contract/kernel/dates'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import type { QuoteLink, QuoteBody, SaveQuote } from '@contract/modules/property/quote.calls'
import { longestQuoteDays, quoteDays } from '@contract/selling/property.parameters'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { usualReservationFee } from '@contract/selling/sales.parameters'
import { computeQuote, quoteValidUntil } from '@contract/modules/property/quote.rules'
import { unitQuoteResource } from '@contract/modules/property/unit-quote.resource'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Caller } from '@server/platform/access/caller'
import { hashOf, newSecretText } from '@server/platform/access/tokens'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, notFound, Problem } from '@server/platform/http/problems'
import { refusingTerms } from '@server/platform/http/refusing-terms'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { findOwnEmployee } from '@server/platform/people/employees.repository'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findLead } from '@server/modules/property/holds/hold.repository'
import { insertQuote, lockQuote, type StoredQuote } from '@server/modules/property/quotes/quote.repository'
import { addLink, revokeLinks } from '@server/modules/property/quotes/quote-link.repository'
import { findSellingUnits } from '@server/modules/property/selling-unit.repository'
import { businessDay } from '@server/platform/db/business-day'

const QUOTE_PAGE = '/property/quote/ext'
/** How long the page stays to be read after the price has lapsed; it says that it has. */
const READ_AFTER_DAYS = 14
const ON_OFFER: readonly string[] = ['available', 'on_hold']

export const quoteWhere = (actor: Actor, action: 'view' | 'create'): Condition =>
  accessWhere(actor, action, unitQuoteResource)

async function quotedUnit(tx: Tx, unitId: string) {
  const [unit] = await findSellingUnits(tx.db, [unitId])
  if (!unit || unit.status === 'draft') throw notFound()
  const today = await businessDay(tx.db)
  const { list_price, vat_rule, is_socialised, vat_inclusive_prices, misc_fee_rate_pct } = unit
  const taxes = saleTaxesOn(await tx.parameters(), today)
  const facts = { list_price, vat_rule, is_socialised, vat_inclusive_prices, misc_fee_rate_pct, today, taxes }
  return { unit, today, facts }
}

const usualDays = async (tx: Tx, on: string) =>
  Math.min(await parameterOf(tx, quoteDays, { on }), await parameterOf(tx, longestQuoteDays, { on }))

/** All that the same computation needs while somebody tries terms. */
export async function quotingOf({ tx, actor }: Caller, unitId: string): Promise<QuoteBody> {
  const { unit, today, facts } = await quotedUnit(tx, unitId)
  return {
    unit_id: unit.id,
    unit_code: unit.unit_code,
    project_name: unit.project_name,
    status: unit.status,
    valid_days: await usualDays(tx, today),
    reservation_fee: await parameterOf(tx, usualReservationFee, {
      on: today,
      ouId: actor.activeUnitId,
      projectId: unit.project_id,
    }),
    unit: facts,
  }
}

/** Computed here from what the database knows; of what the caller computed nothing is taken over. */
export async function saveQuote({ tx, actor }: Caller, call: SaveQuote): Promise<string> {
  const seller = await findOwnEmployee(tx.db)
  if (!seller) throw new Problem('rule_broken', 'hold_not_staff')
  const { unit, today, facts } = await quotedUnit(tx, call.unit_id)
  if (!ON_OFFER.includes(unit.status)) throw new Problem('unit_taken', 'unit_not_free')
  const valid_until = call.valid_until ?? quoteValidUntil(today, await usualDays(tx, today))
  const days = daysBetween(today, valid_until)
  const most = await parameterOf(tx, longestQuoteDays, { on: today })
  if (days < 0 || days > most) throw fieldProblem('rule_broken', 'valid_until', 'quote_days', { days: most })
  const where = accessWhere(actor, 'view', leadResource)
  const lead = call.lead_id ? await findLead(tx.db, call.lead_id, where) : null
  if (call.lead_id && lead?.ou_id !== seller.ou_id)
    throw fieldProblem('rule_broken', 'lead_id', 'reference_unknown')
  const figures = refusingTerms(() => computeQuote(facts, call.terms))
  const quote_no = await allocateNumber(tx, {
    ouId: seller.ou_id,
    type: 'quote',
    year: Number(today.slice(0, 4)),
  })
  const id = await insertQuote(tx.db, {
    ou_id: seller.ou_id,
    quote_no,
    unit_id: unit.id,
    unit_code: unit.unit_code,
    project_id: unit.project_id,
    seller_employee_id: seller.id,
    lead_id: call.lead_id,
    prepared_for: call.prepared_for ?? lead?.full_name ?? null,
    quoted_on: today,
    valid_until,
    terms: call.terms,
    figures,
    created_by: actor.userId,
  })
  tx.audit({
    action: 'unit_quote.create',
    entityType: 'unit_quote',
    entityId: id,
    ouId: seller.ou_id,
    diff: { quote_no, unit_code: unit.unit_code, tcp: figures.price.tcp, valid_until },
  })
  return id
}

export async function lockOwn({ db }: Tx, access: Condition, id: string): Promise<StoredQuote> {
  const quote = await lockQuote(db, id, access)
  if (!quote) throw notFound()
  return quote
}
type QuoteContext = Caller & { record: StoredQuote; audit: (diff: unknown) => void }

/** The address is told once; what is kept is its hash. */
export async function makeLink(
  { tx, record: quote, audit }: QuoteContext,
  publicUrl: string,
): Promise<QuoteLink> {
  const token = newSecretText()
  const { expires_at, row_version } = await addLink(tx.db, quote.id, hashOf(token), READ_AFTER_DAYS)
  audit({ expires_at })
  return { url: `${publicUrl}${QUOTE_PAGE}/${token}`, expires_at, row_version }
}

export async function endLink({ tx, record: quote, audit }: QuoteContext): Promise<void> {
  await revokeLinks(tx.db, quote.id)
  audit(undefined)
}
