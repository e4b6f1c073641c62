import { parseMoney, type Centavos } from '@contract/kernel/money'
import { netOfTax, parseRate, percentOf, WHOLE_RATE, type Rate } from '@contract/kernel/rates'
import type { DateText } from '@contract/kernel/dates'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import { buildPrice, type Discount, type Price } from '@contract/modules/property/price.rules'
import type { PriceQuery } from '@contract/modules/property/property-unit.commands'
import {
  DWELLING_THRESHOLDS,
  VAT_RATE,
  vatTreatment,
  type VatAnswer,
  type VatRule,
} from '@contract/modules/property/vat.rules'

/** What of a unit its price hangs on; money and rates as the database has them. */
export type PricedUnit = {
  list_price: string
  vat_rule: VatRule
  is_socialised: boolean
  vat_inclusive_prices: boolean
  misc_fee_rate_pct: string
}

export type UnitPriceAnswer = { price: Price; vat: VatAnswer; dp_amount: Centavos; balance_amount: Centavos }

/** for a unit as it stands today, with the down payment that the balance is the rest of. */
export function priceOfUnit(unit: PricedUnit, asked: PriceQuery, on: DateText): UnitPriceAnswer {
  const list_price = parseMoney(unit.list_price)
  const discount = discountOf(asked)
  const vat = vatTreatment({
    vat_rule: unit.vat_rule,
    is_socialised: unit.is_socialised,
    selling_price: sellingPrice(list_price, discount, unit.vat_inclusive_prices),
    on,
    thresholds: DWELLING_THRESHOLDS,
  })
  const price = buildPrice({
    list_price,
    vat_inclusive: unit.vat_inclusive_prices,
    discount,
    vat_treatment: vat.treatment,
    vat_rate: VAT_RATE,
    misc_fee_rate: parseRate(unit.misc_fee_rate_pct),
    other_charges: parseMoney(asked.other_charges ?? '0.00'),
  })
  const dp_rate = parseRate(asked.dp_rate ?? '0')
  if (dp_rate > WHOLE_RATE) throw new RefusedTerms('down_payment_too_large')
  const dp_amount = percentOf(price.tcp, dp_rate)
  return { price, vat, dp_amount, balance_amount: price.tcp - dp_amount }
}

function discountOf({ discount_rate, discount_amount }: PriceQuery): Discount {
  if (discount_rate !== undefined && discount_amount !== undefined) throw new RefusedTerms('discount_twice')
  if (discount_rate !== undefined) return { by: 'rate', rate: parseRate(discount_rate) }
  return discount_amount === undefined
    ? { by: 'none' }
    : { by: 'amount', amount: parseMoney(discount_amount) }
}

/** Before any VAT, which is what the threshold of the law compares. */
function sellingPrice(list: Centavos, discount: Discount, inclusive: boolean): Centavos {
  const less = (rate: Rate) => list - percentOf(list, rate)
  const asked =
    discount.by === 'rate' ? less(discount.rate) : discount.by === 'amount' ? list - discount.amount : list
  return inclusive ? netOfTax(asked, VAT_RATE) : asked
}
