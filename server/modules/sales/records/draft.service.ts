import { moneyText } from '@contract/kernel/money'
import type { DraftSale } from '@contract/selling/sale.calls'
import { commissionBase } from '@contract/selling/scheme.rules'
import { mayDo, scopeOf, unitIdsOf, type Actor } from '@server/platform/access/actor'
import type { Caller } from '@server/platform/access/caller'
import { accountNameOf } from '@server/platform/db/account-name'
import { asPortal } from '@server/platform/db/as-portal'
import { clockOf, type Clock } from '@server/platform/db/clock'
import { fieldProblem, forbidden, notFound, Problem } from '@server/platform/http/problems'
import { findEmployeeOf } from '@server/platform/people/employees.repository'
import type { SellingBuyer } from '@server/platform/selling/buyer-port'
import type { SellingUnit } from '@server/platform/selling/unit-port'
import {
  auditSale,
  saleRecord,
  shownSale,
  wrongState,
  type SaleContext,
  type SaleParts,
} from '@server/modules/sales/records/sale-parts'
import {
  buyerProblems,
  figuresOf,
  isProblem,
  lenderProblems,
  refuse,
  sellerNames,
  sellerProblems,
  sellersOf,
  termProblems,
  unitProblems,
  writtenSellers,
  type Figures,
  type PlannedSellers,
} from '@server/modules/sales/records/sale-plan'
import {
  addCoBuyers,
  addEvent,
  addSchedule,
  deleteSale,
  insertSale,
  replaceCoBuyers,
  replaceSchedule,
  updateSale,
  type StoredSale,
} from '@server/modules/sales/records/sale.repository'
import { saleParametersOf } from '@server/modules/sales/records/sale-parameters'
import { promisedPrice, quoteOfDraft, refusingTakenQuote } from '@server/modules/sales/records/sale-quote'
import { reservationEnd } from '@server/modules/sales/records/reservation-end'
import { addSellers, writeSellers } from '@server/modules/sales/records/seller.repository'
import { askDesk } from '@server/modules/sales/records/tell-sale'
import { difference } from '@server/platform/resource/difference'

type DraftPlan = {
  clock: Clock
  unit: SellingUnit
  buyer: SellingBuyer
  lead_id: string | null
  sellers: PlannedSellers
  figures: Figures
  reservation_valid_to: string
}

/** All that a draft says, checked; what is only needed for the reservation may still be missing. */
async function planDraft(
  parts: SaleParts,
  caller: Caller,
  draft: DraftSale,
  sale: StoredSale | null,
): Promise<DraftPlan> {
  const { units, buyers } = parts
  const { db } = caller.tx
  const clock = await clockOf(db)
  const reservation_date = draft.reservation_date ?? clock.today
  if (reservation_date > clock.today)
    throw fieldProblem('rule_broken', 'reservation_date', 'reservation_ahead')
  const unit = await units.find(db, draft.unit_id, caller.actor)
  const known = await buyers.find(db, [draft.buyer_id, ...draft.co_buyers.map(({ buyer_id }) => buyer_id)])
  const { sellers, own, lead } = await namedBeyondUnit(caller, parts, draft, reservation_date)
  const buyer = known.find(({ id }) => id === draft.buyer_id)
  refuse(
    [...unitProblems(unit), ...buyerProblems(known, draft), ...sellerProblems(sellers)].filter(
      ({ blocks }) => blocks,
    ),
  )
  if (!unit || !buyer) throw notFound()
  refuseStrangers(caller, buyer.ou_id, { sellers, own })
  const { price, terms, reservation_fee } = draft
  const quote = await quoteOfDraft(caller, parts, { draft, sale, ou_id: buyer.ou_id })
  const parameters = await saleParametersOf(caller.tx, { ou_id: buyer.ou_id, reservation_date }, unit)
  const promised_price = promisedPrice(quote, reservation_date)
  const asked = { unit, price, terms, reservation_fee, reservation_date, ...parameters, promised_price }
  const figures = figuresOf(asked)
  refuse(termProblems(terms, price, figures).filter(({ blocks }) => blocks))
  refuse(await lenderProblems(db, terms))
  const lead_id = draft.lead_id ?? quote?.lead_id ?? buyer.lead_id
  if (draft.lead_id !== null && lead?.ou_id !== buyer.ou_id)
    throw fieldProblem('rule_broken', 'lead_id', 'reference_unknown')
  if (isProblem(figures)) throw new Error('a refusal was let through')
  const place = { ou_id: buyer.ou_id, project_id: unit.project_id }
  const reservation_valid_to = await reservationEnd(caller.tx, place, reservation_date)
  return { clock, unit, buyer, lead_id, sellers, figures, reservation_valid_to }
}

/** Sellers stand in other units than the sale, and so may whoever owns its lead, or whoever drafts it. */
function namedBeyondUnit({ tx, actor }: Caller, { leads }: SaleParts, draft: DraftSale, on: string) {
  return asPortal(tx, async ({ db }) => ({
    sellers: await sellersOf(db, draft.sellers, on),
    own: sellsAlone(actor) ? ((await findEmployeeOf(db, actor.userId))?.id ?? null) : null,
    lead: draft.lead_id === null ? null : await leads.find(db, draft.lead_id),
  }))
}

const sellsAlone = (actor: Actor): boolean => scopeOf(actor, 'sales.record.create') === 'own'

/** Only within one's units; and who may draft no more than their own stands in it as a seller. */
function refuseStrangers(
  { actor }: Caller,
  ouId: string,
  { sellers: { known }, own }: { sellers: PlannedSellers; own: string | null },
): void {
  if (!actor.allUnits && !unitIdsOf(actor).includes(ouId))
    throw fieldProblem('rule_broken', 'buyer_id', 'reference_unknown')
  if (sellsAlone(actor) && (own === null || !known.some(({ employee_id }) => employee_id === own)))
    throw fieldProblem('rule_broken', 'sellers', 'not_among_sellers')
}

function valuesOf(plan: DraftPlan, draft: DraftSale) {
  const { unit, buyer, lead_id, sellers, figures, reservation_valid_to } = plan
  const { figures: counted, columns, asked } = figures
  const agent = draft.sellers.find(({ level }) => level === 'agent') ?? draft.sellers[0]
  return {
    ...columns,
    unit_id: unit.id,
    unit_code: unit.unit_code,
    project_id: unit.project_id,
    developer_id: unit.developer_id,
    buyer_id: buyer.id,
    buyer_name: buyer.full_name,
    seller_names: sellerNames(sellers),
    team_id: sellers.known.find(({ id }) => id === agent?.seller_id)?.team_id ?? null,
    reservation_fee: draft.reservation_fee,
    reservation_date: asked.reservation_date,
    reservation_valid_to,
    commission_base: moneyText(commissionBase('net_list_price', counted.price)),
    lead_id,
    quote_id: draft.quote_id,
    remarks: draft.remarks,
  }
}

/** Whoever drafts a sale for a lead works on it, in whichever unit it became part of another; it is the last to be locked. */
async function workOnLead(
  { tx, actor }: Caller,
  { leads }: SaleParts,
  { id, lead_id, buyer_id }: { id: string; lead_id: string | null; buyer_id: string },
): Promise<void> {
  if (lead_id === null) return
  const why = { sale_id: id, sale_no: null, by: actor.userId, buyer_id }
  await asPortal(tx, portal => leads.move(portal, lead_id, 'work', why))
}

export function createDraftService(parts: SaleParts) {
  function checkDraft({ actor, record: sale }: SaleContext): void {
    if (sale.status !== 'draft') throw wrongState()
    // Somebody else's draft is changed by whoever holds the right to change drafts.
    if (!mayDo(actor, 'sales.record.edit') && sale.created_by !== actor.userId) throw forbidden()
  }

  return {
    async create(caller: Caller, draft: DraftSale): Promise<string> {
      const { tx, actor } = caller
      const plan = await planDraft(parts, caller, draft, null)
      const { ou_id } = plan.buyer
      const by = { created_by: actor.userId, updated_by: actor.userId }
      const values = { ...valuesOf(plan, draft), ...by, ou_id }
      const id = await refusingTakenQuote(() => insertSale(tx.db, values))
      const made = { id, ou_id }
      await addSchedule(tx.db, made, plan.figures.figures.schedule.rows)
      const sellers = writtenSellers(plan.sellers)
      await addSellers(
        tx.db,
        made,
        sellers.map((seller, index) => ({ ...seller, sequence_no: index + 1 })),
      )
      await addCoBuyers(tx.db, made, draft.co_buyers)
      await addEvent(tx.db, { id, ou_id }, { from: null, to: 'draft', by: actor.userId })
      const diff = difference(saleRecord, null, await shownSale(tx.db, actor, id))
      auditSale(caller, 'create', { id, ou_id }, diff)
      await workOnLead(caller, parts, { id, lead_id: plan.lead_id, buyer_id: plan.buyer.id })
      return id
    },

    async change(caller: SaleContext, draft: DraftSale): Promise<void> {
      const { tx, actor, record: sale, audit } = caller
      checkDraft(caller)
      const plan = await planDraft(parts, caller, draft, sale)
      if (plan.buyer.ou_id !== sale.ou_id)
        throw fieldProblem('rule_broken', 'buyer_id', 'buyer_of_other_unit')
      const before = await shownSale(tx.db, actor, sale.id)
      const values = valuesOf(plan, draft)
      const change = {
        ...values,
        updated_by: actor.userId,
        // What was allowed was this price for this unit, and this buyer for these sellers.
        ...(values.tcp === sale.tcp &&
        values.unit_id === sale.unit_id &&
        values.list_price === sale.list_price
          ? {}
          : { price_allowed_by: null, price_allowed_reason: null }),
        ...(values.buyer_id === sale.buyer_id && values.seller_names === sale.seller_names
          ? {}
          : { protection_waived_by: null, protection_waived_reason: null }),
      }
      await refusingTakenQuote(() => updateSale(tx.db, sale.id, change))
      await replaceSchedule(tx.db, sale, plan.figures.figures.schedule.rows)
      await writeSellers(tx.db, { ...sale, isDraft: true }, writtenSellers(plan.sellers))
      await replaceCoBuyers(tx.db, sale, draft.co_buyers)
      audit(difference(saleRecord, before, await shownSale(tx.db, actor, sale.id)), 'update')
      await workOnLead(caller, parts, { id: sale.id, lead_id: plan.lead_id, buyer_id: plan.buyer.id })
    },

    async discard(caller: SaleContext): Promise<void> {
      const { tx, record: sale, audit } = caller
      checkDraft(caller)
      await deleteSale(tx.db, sale.id)
      audit({ unit_code: [sale.unit_code, null], buyer_name: [sale.buyer_name, null] })
    },

    /** Whoever confirms reservations hears that this draft is ready. */
    async askReservation({ tx, actor, record: sale, audit }: SaleContext): Promise<void> {
      if (sale.status !== 'draft') throw wrongState()
      if (sale.reservation_asked_at !== null) throw new Problem('conflict', 'reservation_asked_already')
      const asker = { id: actor.userId, name: await accountNameOf(tx.db, actor.userId) }
      const told = await askDesk(tx, sale, asker)
      if (told === 0 && !mayDo(actor, 'sales.record.reserve'))
        throw new Problem('conflict', 'reservation_desk_missing')
      const { now } = await clockOf(tx.db)
      await updateSale(tx.db, sale.id, { reservation_asked_at: now, reservation_asked_by: actor.userId })
      audit({ reservation_asked_at: [null, now] })
    },

    /** The president's word on a price outside the list: for this price and no other. */
    async allowPrice({ tx, actor, record: sale, audit }: SaleContext, reason: string): Promise<void> {
      if (sale.status !== 'draft' || !sale.price_outside_list) throw wrongState()
      const price_allowed_by = actor.userId
      await updateSale(tx.db, sale.id, { price_allowed_by, price_allowed_reason: reason })
      audit({
        price_allowed_by: [null, price_allowed_by],
        price_allowed_reason: [null, reason],
        tcp: [null, sale.tcp],
      })
    },
  }
}
