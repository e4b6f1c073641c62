import { triggersFrom, transition } from '@contract/kernel/state-machine'
import { parseMoney, moneyText } from '@contract/kernel/money'
import type { SaleFacts } from '@contract/modules/sales/sale-guards.rules'
import { saleMachine, type SaleTrigger } from '@contract/modules/sales/sale-state.rules'
import type { SaleStatus } from '@contract/modules/sales/sale-status'
import type { SaleDetail } from '@contract/modules/sales/sale.views'
import { mayDo, scopeOf, type Actor } from '@server/platform/access/actor'
import { accessWhere } from '@server/platform/access/access-where'
import { accountNameOf } from '@server/platform/db/account-name'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import { findAmendments } from '@server/modules/sales/records/amendment.repository'
import { storedTermsOf } from '@server/modules/sales/records/stored-terms'
import { readerOf } from '@server/modules/sales/records/commission-reader.repository'
import { saleParametersOf } from '@server/modules/sales/records/sale-parameters'
import { findDocuments } from '@server/modules/sales/records/document.repository'
import { protectionOf } from '@server/modules/sales/records/protection'
import { factsOf } from '@server/modules/sales/records/sale-facts'
import { saleRecord, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { figuresOf, isProblem } from '@server/modules/sales/records/sale-plan'
import { shownPrice } from '@server/modules/sales/records/sale-preview'
import {
  findCoBuyers,
  findEvents,
  findSchedule,
  isReached,
  readSale,
  type StoredSale,
} from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'
import { shownSellers, withoutOthersShares } from '@server/modules/sales/records/shown-sellers'

/** Everything of one sale that its reader may see, and what they may do with it now. */
export async function detailOf(tx: Tx, parts: SaleParts, actor: Actor, id: string): Promise<SaleDetail> {
  const { db } = tx
  if (!(await isReached(db, id, accessWhere(actor, 'view', saleRecord)))) throw notFound()
  const sale = await readSale(db, id)
  const unit = sale && (await parts.units.find(db, sale.unit_id, null))
  if (!unit) throw notFound()
  const events = await findEvents(db, id)
  const facts = await factsOf(tx, parts, sale, actor, unit)
  const paid = await parts.payments.paid(db, id)
  const reaches = async (action: string) =>
    mayDo(actor, `sales.record.${action}`) &&
    (await isReached(db, id, accessWhere(actor, action, saleRecord)))
  const can = Object.fromEntries(
    await Promise.all(
      ['edit', 'create', 'reserve', 'book', 'forfeit', 'cancel', 'reinstate', 'amend', 'override_price'].map(
        async action => [action, await reaches(action)] as const,
      ),
    ),
  )
  const isDraft = sale.status === 'draft'
  const mayChange =
    isDraft && (can['edit'] === true || (can['create'] === true && sale.created_by === actor.userId))
  const may = (code: string) => can[code.slice('sales.record.'.length)] === true
  const reader = { ...(await readerOf(db, actor)), writesWeights: mayChange || can['amend'] === true }
  const counted = figuresOf(storedTermsOf(sale, unit, await saleParametersOf(tx, sale, unit)))
  return {
    price: isProblem(counted)
      ? storedPrice(sale)
      : { ...shownPrice(counted), outside_list: sale.price_outside_list },
    schedule: shownRows(sale, await findSchedule(db, id)),
    sellers: shownSellers(await findSaleSellers(db, id), reader),
    ...(await partiesOf(db, parts, sale)),
    quote: await quoteOf(db, parts, sale),
    unit: {
      id: unit.id,
      unit_code: unit.unit_code,
      project_name: unit.project_name,
      status: unit.status,
      list_price: unit.list_price,
    },
    documents: (await findDocuments(db, id)).map(({ updated_by, ...document }) => ({
      ...document,
      is_own: document.status === 'submitted' && updated_by === actor.userId,
      may: papersOf(sale.status, document.status, can['edit'] === true || can['create'] === true, {
        verifies:
          can['edit'] === true &&
          document.buyer_document_id === null &&
          updated_by !== actor.userId &&
          mayDo(actor, 'buyer.record.verify_document'),
      }),
    })),
    commission:
      scopeOf(actor, 'commission.transaction.view') === null
        ? null
        : await parts.commission.view(db, id, reader),
    paid: {
      collected_principal: paid.collected_principal,
      total_paid: paid.total_paid,
      taken_out_on: paid.taken_out_on,
      has_pdc: paid.has_pdc,
    },
    phases: phasesOf(sale, events),
    limits: {
      forfeit_notice_days: facts.forfeit_notice_days,
      reinstatement_days: facts.reinstatement_days,
    },
    actions: triggersFrom(saleMachine, sale.status, may).map(trigger => ({
      trigger,
      missing: missingFor(sale.status, trigger, facts),
    })),
    reservation_asked:
      sale.reservation_asked_at === null
        ? null
        : {
            at: sale.reservation_asked_at,
            by: sale.reservation_asked_by && ((await accountNameOf(db, sale.reservation_asked_by)) || null),
          },
    may: {
      edit: mayChange,
      discard: mayChange,
      ask_reservation:
        isDraft && can['create'] === true && can['reserve'] !== true && sale.reservation_asked_at === null,
      send_notice: sale.status === 'reserved' && can['forfeit'] === true,
      allow_price:
        isDraft &&
        sale.price_outside_list &&
        sale.price_allowed_by === null &&
        can['override_price'] === true,
      waive_protection:
        isDraft &&
        facts.lead_protected_for !== null &&
        !facts.protection_waived &&
        mayDo(actor, 'buyer.lead.transfer') &&
        !facts.actor_is_seller,
    },
    events,
    amendments: (
      await withoutOthersShares(db, await findAmendments(db, id), reader, sale.reservation_date)
    ).map(({ asked_by_id, ...amendment }) => ({
      ...amendment,
      may: { withdraw: amendment.status === 'pending' && asked_by_id === actor.userId },
    })),
  }
}

async function quoteOf(
  db: Db,
  { quotes }: SaleParts,
  { quote_id }: StoredSale,
): Promise<SaleDetail['quote']> {
  const quote = quote_id === null ? null : await quotes.find(db, quote_id, null)
  return quote && { id: quote.id, quote_no: quote.quote_no, unit_id: quote.unit_id }
}

/** Decided by who is asked, not here: what a person cannot bring about is not missing. */
const BY_OTHERS = new Set([
  'approved',
  'reason_given',
  'fee_received',
  'contract_signed',
  'law_acknowledged',
  'developer_notified',
])

function missingFor(from: SaleStatus, trigger: SaleTrigger, facts: SaleFacts): string[] {
  const outcome = transition(saleMachine, { from, trigger, facts, may: () => true })
  if (outcome.done || outcome.reason !== 'not_ready') return []
  return outcome.missing.filter(guard => !BY_OTHERS.has(guard))
}

async function partiesOf(db: Db, parts: SaleParts, sale: StoredSale) {
  const others = await findCoBuyers(db, sale.id)
  const known = await parts.buyers.find(db, [sale.buyer_id, ...others.map(({ buyer_id }) => buyer_id)])
  const buyer = known.find(({ id }) => id === sale.buyer_id)
  const sellers = await findSaleSellers(db, sale.id)
  return {
    buyer: {
      id: sale.buyer_id,
      buyer_no: buyer?.buyer_no ?? '',
      name: sale.buyer_name,
      consented: buyer?.consented ?? false,
      mobile: buyer?.mobile ?? null,
      email: buyer?.email ?? null,
    },
    co_buyers: others.map(other => ({
      ...other,
      name: known.find(({ id }) => id === other.buyer_id)?.full_name ?? '',
    })),
    protection:
      sale.status === 'draft' && buyer
        ? await protectionOf(db, parts, {
            buyer,
            lead_id: sale.lead_id,
            employee_ids: sellers.flatMap(({ employee_id }) => employee_id ?? []),
            waived: sale.protection_waived_by !== null,
          })
        : null,
  }
}

function papersOf(
  sale: SaleStatus,
  document: string,
  mayHandIn: boolean,
  { verifies }: { verifies: boolean },
) {
  const isOpen = sale === 'reserved' || sale === 'booked'
  const waits = isOpen && document === 'submitted' && verifies
  return { submit: isOpen && mayHandIn && document !== 'verified', verify: waits, reject: waits }
}

type ScheduleRows = Awaited<ReturnType<typeof findSchedule>>

function shownRows(sale: StoredSale, rows: ScheduleRows): SaleDetail['schedule'] {
  let left = parseMoney(sale.tcp)
  const sumOf = (name: 'principal' | 'interest') => rows.reduce((sum, row) => sum + parseMoney(row[name]), 0n)
  const equity =
    parseMoney(sale.dp_amount) - parseMoney(sale.reservation_fee) - parseMoney(sale.spot_dp_amount)
  return {
    dp_amount: sale.dp_amount,
    balance_amount: sale.balance_amount,
    equity: moneyText(equity > 0n && sale.financing !== 'spot_cash' ? equity : 0n),
    principal_total: moneyText(sumOf('principal')),
    interest_total: moneyText(sumOf('interest')),
    rows: rows.map(row => {
      left -= parseMoney(row.principal)
      return { ...row, kind: row.kind === 'misc' ? 'balance' : row.kind, principal_left: moneyText(left) }
    }),
  }
}

/** Of terms that the rules no longer take the figures still stand. */
function storedPrice(sale: StoredSale): SaleDetail['price'] {
  const { list_price, discount_amount, net_list_price, vat_amount, misc_fee_amount, other_charges, tcp } =
    sale
  return {
    list_price,
    discount_amount,
    net_list_price,
    vat_amount,
    misc_fee_amount,
    other_charges,
    tcp,
    steps: [],
    vat: {
      treatment: sale.vat_treatment,
      rate_pct: sale.vat_rate_pct,
      law: sale.vat_treatment,
      because: '',
      threshold: null,
      reason: sale.vat_reason,
    },
    outside_list: sale.price_outside_list,
  }
}

const COURSE = ['draft', 'reserved', 'booked', 'fully_paid'] as const

/** The bar from a draft to the end; a sale that ended early ends where it was. */
function phasesOf(
  sale: StoredSale,
  events: readonly { at: string; to_status: SaleStatus }[],
): SaleDetail['phases'] {
  const firstAt = (status: SaleStatus) => events.find(({ to_status }) => to_status === status)?.at ?? null
  const ended = sale.status === 'cancelled' || sale.status === 'forfeited'
  const now = COURSE.findIndex(phase => phase === sale.status)
  const reached = COURSE.filter(phase => firstAt(phase) !== null)
  if (ended)
    return [
      ...reached.map(phase => ({ phase, state: 'done' as const, at: firstAt(phase) })),
      { phase: 'ended' as const, state: 'now' as const, at: events.at(-1)?.at ?? null },
    ]
  return COURSE.map((phase, index) => ({
    phase,
    state: index < now ? ('done' as const) : index === now ? ('now' as const) : ('next' as const),
    at: index <= now ? firstAt(phase) : null,
  }))
}
