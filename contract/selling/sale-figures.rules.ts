import { addMonths, type DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate, percentOf, rateText } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import { keptPrice, type Discount, type Price } from '@contract/selling/price.rules'
import { priceUnit, type PricedTerms, type PricedUnit } from '@contract/selling/unit-price.rules'
import type { SalePrice, SaleTerms } from '@contract/selling/sale.calls'
import type { SaleTaxes } from '@contract/selling/sale-taxes'
import { discountLimit } from '@contract/selling/sales.parameters'
import { buildSchedule, type Financing, type Schedule } from '@contract/selling/schedule.rules'

export type AskedFigures = {
  unit: PricedUnit
  price: SalePrice
  terms: SaleTerms
  reservation_fee: string
  reservation_date: DateText
  /** As they are on the day of the reservation. */
  taxes: SaleTaxes
  /** In per cent of the list price; without one the default, which matters to a sale alone. */
  discount_limit_pct?: string
  /** The list price of a quote that had not lapsed on the day of the reservation: as good as the list's. */
  promised_price?: string | null
}

export type SaleFigures = {
  list_price: string
  price: Price
  vat: PricedTerms['vat']
  outside_list: boolean
  dp_start_date: DateText
  schedule: Schedule
}

/** the one way to price and schedule, for a quote, a preview and a sale. */
export function saleFigures(asked: AskedFigures): SaleFigures {
  const { terms } = asked
  const { price, vat, list_price, outside_list } = priceFigures(asked)
  const dp_start_date = terms.dp_start_date ?? firstPaymentDate(terms.financing, asked.reservation_date)
  const schedule = buildSchedule({
    tcp: price.tcp,
    financing: terms.financing,
    reservation_fee: parseMoney(asked.reservation_fee),
    reservation_date: asked.reservation_date,
    dp_rate: parseRate(terms.dp_rate_pct),
    spot_dp_amount: parseMoney(terms.spot_dp_amount),
    dp_start_date,
    dp_terms_months: terms.dp_terms_months,
    balance_terms_months: terms.balance_terms_months,
    interest_rate: parseRate(terms.interest_rate_pct),
  })
  return { list_price, price, vat, outside_list, dp_start_date, schedule }
}

/** Where nobody names a day: spot cash is paid on the day of the reservation, all else starts a month later. */
const firstPaymentDate = (financing: Financing, reservation_date: DateText): DateText =>
  financing === 'spot_cash' ? reservation_date : addMonths(reservation_date, 1)

function priceFigures(figures: AskedFigures) {
  const { unit, price: asked, taxes, reservation_date: on } = figures
  const { discount_limit_pct = discountLimit.default } = figures
  const listed = [unit.list_price, figures.promised_price ?? unit.list_price].map(parseMoney)
  const { price, list_price, discount, vat } = priceUnit(
    unit,
    {
      list_price: asked.list_price,
      discount: discountOf(asked.discount),
      vat_treatment: asked.vat_treatment,
      other_charges: asked.other_charges,
    },
    on,
    taxes,
  )
  const list = parseMoney(list_price)
  const outside_list =
    !listed.includes(list) ||
    asked.discount.kind === 'special' ||
    discount > percentOf(list, parseRate(discount_limit_pct))
  return { list_price, price: keptPrice(price), vat, outside_list }
}

function discountOf({ kind, rate_pct, amount }: SalePrice['discount']): Discount {
  if (kind === 'none') {
    if (rate_pct !== null || amount !== null) throw new RefusedTerms('discount_unnamed')
    return { by: 'none' }
  }
  if ((rate_pct === null) === (amount === null)) throw new RefusedTerms('discount_rate_or_amount')
  return rate_pct === null
    ? { by: 'amount', amount: parseMoney(amount ?? '0') }
    : { by: 'rate', rate: parseRate(rate_pct) }
}

/** As a sale keeps them: decimal text by the names of its columns. */
export function figureColumns(figures: SaleFigures, asked: AskedFigures) {
  const { price, vat, schedule, outside_list, list_price, dp_start_date } = figures
  const { discount, vat_reason } = asked.price
  const { financing, lender_bank_id, dp_rate_pct, spot_dp_amount, dp_terms_months } = asked.terms
  const { balance_terms_months, interest_rate_pct } = asked.terms
  return {
    list_price,
    vat_inclusive_prices: asked.unit.vat_inclusive_prices,
    discount_kind: discount.kind,
    discount_rate_pct: discount.rate_pct,
    discount_amount: moneyText(price.discount_amount),
    net_list_price: moneyText(price.net_list_price),
    vat_treatment: vat.treatment,
    vat_reason: vat.treatment === vat.law.treatment ? null : vat_reason,
    vat_rate_pct: rateText(vat.rate),
    vat_amount: moneyText(price.vat_amount),
    misc_fee_rate_pct: asked.unit.misc_fee_rate_pct,
    misc_fee_amount: moneyText(price.misc_fee_amount),
    other_charges: moneyText(price.other_charges),
    tcp: moneyText(price.tcp),
    price_outside_list: outside_list,
    financing,
    lender_bank_id,
    dp_rate_pct,
    dp_amount: moneyText(schedule.dp_amount),
    dp_terms_months,
    dp_start_date,
    spot_dp_amount,
    balance_amount: moneyText(schedule.balance_amount),
    balance_terms_months,
    interest_rate_pct,
  }
}

/** Which field of the form a refusal stands beside. */
const PATHS: Record<string, string> = {
  list_price_missing: 'price.list_price',
  charges_negative: 'price.other_charges',
  discount_unnamed: 'price.discount.kind',
  discount_rate_or_amount: 'price.discount.rate_pct',
  discount_too_large: 'price.discount.rate_pct',
  price_too_large: 'price.other_charges',
  payment_negative: 'terms.spot_dp_amount',
  down_payment_too_small: 'terms.dp_rate_pct',
  down_payment_too_large: 'terms.dp_rate_pct',
  down_payment_before_reservation: 'terms.dp_start_date',
  instalments_missing: 'terms.dp_terms_months',
  instalments_too_small: 'terms.dp_terms_months',
}

export function pathOfRefusal(code: string, { price, terms }: Pick<AskedFigures, 'price' | 'terms'>): string {
  if (code === 'discount_too_large' && price.discount.rate_pct === null) return 'price.discount.amount'
  if (code === 'instalments_missing' && terms.dp_terms_months > 0) return 'terms.balance_terms_months'
  return PATHS[code] ?? 'terms'
}
