import { moneyText } from '@contract/kernel/money'
import { rateText } from '@contract/kernel/rates'
import type { PreviewSale } from '@contract/selling/sale.calls'
import type { SalePreview } from '@contract/modules/sales/sale.views'
import { shownSteps } from '@contract/selling/shown-step'
import { mayDo, type Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import { clockOf } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { sayWhy } from '@server/platform/phrases/say'
import type { SellingBuyer } from '@server/platform/selling/buyer-port'
import type { CommissionedSale } from '@server/platform/selling/commission-port'
import { saleParametersOf } from '@server/modules/sales/records/sale-parameters'
import { readerOf } from '@server/modules/sales/records/commission-reader.repository'
import { reservationEnd } from '@server/modules/sales/records/reservation-end'
import { promisedPrice } from '@server/modules/sales/records/sale-quote'
import { protectionOf } from '@server/modules/sales/records/protection'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import {
  buyerProblems,
  figuresOf,
  isProblem,
  sellerProblems,
  sellersOf,
  termProblems,
  unitProblems,
  type Figures,
  type PlannedSellers,
} from '@server/modules/sales/records/sale-plan'
import type { Locale } from '@contract/kernel/locales'
import type { SellingUnit } from '@server/platform/selling/unit-port'

export function shownPrice({ figures, asked }: Figures): NonNullable<SalePreview['price']> {
  const { price, vat, outside_list, list_price } = figures
  return {
    list_price,
    discount_amount: moneyText(price.discount_amount),
    net_list_price: moneyText(price.net_list_price),
    vat_amount: moneyText(price.vat_amount),
    misc_fee_amount: moneyText(price.misc_fee_amount),
    other_charges: moneyText(price.other_charges),
    tcp: moneyText(price.tcp),
    steps: shownSteps(price.steps),
    vat: {
      treatment: vat.treatment,
      rate_pct: rateText(vat.rate),
      law: vat.law.treatment,
      because: vat.law.because,
      threshold: vat.law.threshold === null ? null : moneyText(vat.law.threshold),
      reason: asked.price.vat_reason,
    },
    outside_list,
  }
}

export function shownSchedule({ figures: { schedule } }: Figures): NonNullable<SalePreview['schedule']> {
  let left = schedule.dp_amount + schedule.balance_amount
  const rows = schedule.rows.map(({ seq, kind, due_date, principal, interest, amount }) => {
    left -= principal
    return {
      seq,
      kind,
      due_date,
      principal: moneyText(principal),
      interest: moneyText(interest),
      amount: moneyText(amount),
      paid_amount: '0.00',
      principal_left: moneyText(left),
    }
  })
  return {
    dp_amount: moneyText(schedule.dp_amount),
    balance_amount: moneyText(schedule.balance_amount),
    equity: moneyText(schedule.equity),
    principal_total: moneyText(schedule.rows.reduce((sum, { principal }) => sum + principal, 0n)),
    interest_total: moneyText(schedule.rows.reduce((sum, { interest }) => sum + interest, 0n)),
    rows,
  }
}

export function commissioned(
  unit: SellingUnit,
  { asked, figures: { price, schedule } }: Figures,
  { inputs, known }: PlannedSellers,
): CommissionedSale {
  return {
    id: null,
    ou_id: '',
    project_id: unit.project_id,
    developer_id: unit.developer_id,
    reservation_date: asked.reservation_date,
    net_list_price: moneyText(price.net_list_price),
    misc_fee_amount: moneyText(price.misc_fee_amount),
    tcp: moneyText(price.tcp),
    dp_amount: moneyText(schedule.dp_amount),
    sellers: inputs.map(({ seller_id, level, share_weight }, index) => {
      const seller = known.find(({ id }) => id === seller_id)
      return {
        id: `${seller_id} ${level}`,
        name: seller?.name ?? '',
        level,
        weight: share_weight,
        sequence_no: index + 1,
        employee_id: seller?.employee_id ?? null,
      }
    }),
    schedule: schedule.rows.map(({ due_date, principal }) => ({ due_date, principal: moneyText(principal) })),
  }
}

/** Nothing is written: price, schedule, commission with its dates, and all that stands in the way. */
export async function previewSale(
  tx: Tx,
  parts: SaleParts,
  { actor, locale, asked }: { actor: Actor; locale: Locale; asked: PreviewSale },
): Promise<SalePreview> {
  const { db } = tx
  const { today } = await clockOf(db)
  const { price, terms, reservation_fee, buyer_id, co_buyers, lead_id } = asked
  const reservation_date = asked.reservation_date ?? today
  const unit = await parts.units.find(db, asked.unit_id, actor)
  const buyers =
    buyer_id === null
      ? []
      : await parts.buyers.find(db, [buyer_id, ...co_buyers.map(other => other.buyer_id)])
  const ou_id = buyers.find(({ id }) => id === buyer_id)?.ou_id ?? null
  const parameters = unit && (await saleParametersOf(tx, { ou_id, reservation_date }, unit))
  const quote = asked.quote_id === null ? null : await parts.quotes.find(db, asked.quote_id, actor)
  const figures =
    parameters !== null &&
    unit &&
    figuresOf({
      unit,
      price,
      terms,
      reservation_fee,
      reservation_date,
      ...parameters,
      promised_price: promisedPrice(quote, reservation_date),
    })
  const counted = figures && !isProblem(figures) ? figures : null
  const buyer = buyers.find(({ id }) => id === buyer_id) ?? null
  const beyond = await beyondUnit(tx, parts, {
    actor,
    asked: { sellers: asked.sellers, reservation_date },
    counted: unit && counted && { unit, figures: counted },
    protects: buyer && { buyer, lead_id: lead_id ?? quote?.lead_id ?? buyer.lead_id },
  })
  const problems = [
    ...unitProblems(unit),
    ...(buyer_id === null ? [] : buyerProblems(buyers, { buyer_id, co_buyers })),
    ...beyond.problems,
    ...(figures ? termProblems(terms, price, figures) : []),
    ...(reservation_date > today
      ? [{ path: 'reservation_date', code: 'reservation_ahead', blocks: true }]
      : []),
  ]
  return {
    price: counted && shownPrice(counted),
    schedule: counted && shownSchedule(counted),
    commission: beyond.commission,
    reservation_valid_to: await reservationEnd(
      tx,
      { ou_id, project_id: unit?.project_id ?? null },
      reservation_date,
    ),
    protection: beyond.protection,
    problems: problems.map(({ path, code, blocks }) => ({
      path,
      code,
      blocks,
      message: sayWhy(locale, code),
    })),
  }
}

type BeyondUnit = {
  actor: Actor
  asked: { sellers: PreviewSale['sellers']; reservation_date: string }
  counted: { unit: SellingUnit; figures: Figures } | null
  protects: { buyer: SellingBuyer; lead_id: string | null } | null
}

/** Sellers, what each would earn, and whoever is protected: all of them of whatever unit. */
function beyondUnit(tx: Tx, parts: SaleParts, { actor, asked, counted, protects }: BeyondUnit) {
  return asPortal(tx, async ({ db }) => {
    const sellers = await sellersOf(db, asked.sellers, asked.reservation_date)
    const problems = sellerProblems(sellers)
    const seesCommission =
      mayDo(actor, 'commission.transaction.view') && !problems.some(({ blocks }) => blocks)
    const employee_ids = sellers.known.flatMap(({ employee_id }) => employee_id ?? [])
    return {
      problems,
      commission:
        counted && seesCommission
          ? await parts.commission.project(
              db,
              commissioned(counted.unit, counted.figures, sellers),
              await readerOf(db, actor),
            )
          : null,
      protection: protects && (await protectionOf(db, parts, { ...protects, employee_ids, waived: false })),
    }
  })
}
