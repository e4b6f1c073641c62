import { parseMoney, type Centavos } from '@contract/kernel/money'
import { netOfTax, parseRate, percentOf, WHOLE_RATE, type Rate } from '@contract/kernel/rates'
import type { DateText } from '@contract/kernel/dates'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import { buildPrice, type Discount, type Price } from '@contract/selling/price.rules'
import type { PriceQuery } from '@contract/selling/property-unit.calls'
import type { SaleTaxes } from '@contract/selling/sale-taxes'
import {
  dwellingThresholds,
  vatTreatment,
  type VatAnswer,
  type VatRule,
  type VatTreatment,
} from '@contract/selling/vat.rules'

/** What of a unit its price hangs on; money and rates as the database has them. */
export type PricedUnit = {
  list_price: string
  vat_rule: VatRule
  is_socialised: boolean
  vat_inclusive_prices: boolean
  misc_fee_rate_pct: string
}

export type PriceTerms = {
  /** Null: as the unit lists it. */
  list_price: string | null
  discount: Discount
  /** Null: what the law says by itself. */
  vat_treatment: VatTreatment | null
  other_charges: string
}

export type PricedTerms = {
  price: Price
  list_price: string
  /** Off the list price. */
  discount: Centavos
  vat: { treatment: VatTreatment; rate: Rate; law: VatAnswer }
}

/** the one way to a price, for a unit shown, quoted or sold. */
export function priceUnit(unit: PricedUnit, terms: PriceTerms, on: DateText, taxes: SaleTaxes): PricedTerms {
  const vat_rate = parseRate(taxes.vat_rate)
  const list_price = terms.list_price ?? unit.list_price
  const list = parseMoney(list_price)
  const discount = discountAmount(list, terms.discount)
  const law = vatTreatment({
    vat_rule: unit.vat_rule,
    is_socialised: unit.is_socialised,
    // Without VAT, which is what the threshold of the law compares.
    selling_price: unit.vat_inclusive_prices ? netOfTax(list - discount, vat_rate) : list - discount,
    on,
    thresholds: dwellingThresholds(taxes.dwelling_threshold),
  })
  const treatment = terms.vat_treatment ?? law.treatment
  const price = buildPrice({
    list_price: list,
    vat_inclusive: unit.vat_inclusive_prices,
    discount: terms.discount,
    vat_treatment: treatment,
    vat_rate,
    misc_fee_rate: parseRate(unit.misc_fee_rate_pct),
    other_charges: parseMoney(terms.other_charges),
  })
  return {
    price,
    list_price,
    discount,
    vat: { treatment, rate: treatment === 'vatable' ? vat_rate : 0n, law },
  }
}

export type UnitPriceAnswer = { price: Price; vat: VatAnswer; dp_amount: Centavos; balance_amount: Centavos }

/** The price of a unit as it stands today, with the down payment that the balance is the rest of. */
export function priceOfUnit(
  unit: PricedUnit,
  asked: PriceQuery,
  on: DateText,
  taxes: SaleTaxes,
): UnitPriceAnswer {
  const { price, vat } = priceUnit(
    unit,
    {
      list_price: null,
      discount: discountOf(asked),
      vat_treatment: null,
      other_charges: asked.other_charges ?? '0.00',
    },
    on,
    taxes,
  )
  const dp_rate = parseRate(asked.dp_rate ?? '0')
  if (dp_rate > WHOLE_RATE) throw new RefusedTerms('down_payment_too_large')
  const dp_amount = percentOf(price.tcp, dp_rate)
  return { price, vat: vat.law, dp_amount, balance_amount: price.tcp - dp_amount }
}

function discountOf({ discount_rate, discount_amount }: PriceQuery): Discount {
  if (discount_rate !== undefined && discount_amount !== undefined) throw new RefusedTerms('discount_twice')
  if (discount_rate !== undefined) return { by: 'rate', rate: parseRate(discount_rate) }
  return discount_amount === undefined
    ? { by: 'none' }
    : { by: 'amount', amount: parseMoney(discount_amount) }
}

function discountAmount(list: Centavos, discount: Discount): Centavos {
  if (discount.by === 'rate') return percentOf(list, discount.rate)
  return discount.by === 'amount' ? discount.amount : 0n
}
