import { startComputation, type Step } from '@contract/kernel/computation'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import type { Rate } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import type { VatTreatment } from '@contract/selling/vat.rules'

export type Discount = { by: 'none' } | { by: 'rate'; rate: Rate } | { by: 'amount'; amount: Centavos }

export type PriceTerms = {
  list_price: Centavos
  /** The project's price list names prices with their VAT. */
  vat_inclusive: boolean
  discount: Discount
  vat_treatment: VatTreatment
  vat_rate: Rate
  misc_fee_rate: Rate
  other_charges: Centavos
}

export type PriceKey =
  | 'list_price'
  | 'discount_amount'
  | 'discounted_price'
  | 'net_list_price'
  | 'vat_amount'
  | 'misc_fee_amount'
  | 'other_charges'
  | 'tcp'

export type Price = {
  discount_amount: Centavos
  net_list_price: Centavos
  vat_amount: Centavos
  misc_fee_amount: Centavos
  other_charges: Centavos
  tcp: Centavos
  steps: readonly Step<PriceKey>[]
}

/** With forty years of interest on it, it is still an amount that is kept. */
const LARGEST_PRICE = parseMoney('999999999999.99')

/** What is offered or sold; whoever only reckons may reckon with more. */
export function keptPrice(price: Price): Price {
  if (price.tcp > LARGEST_PRICE) throw new RefusedTerms('price_too_large')
  return price
}

/** from the list price to the total contract price, each step written down. */
export function buildPrice(terms: PriceTerms): Price {
  if (terms.list_price <= 0n) throw new RefusedTerms('list_price_missing')
  if (terms.other_charges < 0n) throw new RefusedTerms('charges_negative')
  const { add, amountOf, steps } = startComputation<PriceKey>('R-01')
  add('list_price', { by: 'given', amount: terms.list_price })
  const discount = add('discount_amount', discountStep(terms.discount))
  if (discount < 0n || discount >= terms.list_price) throw new RefusedTerms('discount_too_large')

  const taxed = terms.vat_treatment === 'vatable'
  if (taxed && terms.vat_inclusive) {
    add('discounted_price', { by: 'difference', from: 'list_price', less: ['discount_amount'] })
    add('net_list_price', { by: 'net_of_tax', of: 'discounted_price', rate: terms.vat_rate })
    add('vat_amount', { by: 'difference', from: 'discounted_price', less: ['net_list_price'] })
  } else {
    add('net_list_price', { by: 'difference', from: 'list_price', less: ['discount_amount'] })
    add('vat_amount', { by: 'percent', of: 'net_list_price', rate: taxed ? terms.vat_rate : 0n })
  }

  add('misc_fee_amount', { by: 'percent', of: 'net_list_price', rate: terms.misc_fee_rate })
  add('other_charges', { by: 'given', amount: terms.other_charges })
  add('tcp', { by: 'sum', of: ['net_list_price', 'vat_amount', 'misc_fee_amount', 'other_charges'] })
  return {
    discount_amount: discount,
    net_list_price: amountOf('net_list_price'),
    vat_amount: amountOf('vat_amount'),
    misc_fee_amount: amountOf('misc_fee_amount'),
    other_charges: amountOf('other_charges'),
    tcp: amountOf('tcp'),
    steps,
  }
}

function discountStep(discount: Discount) {
  if (discount.by === 'rate') return { by: 'percent', of: 'list_price', rate: discount.rate } as const
  return { by: 'given', amount: discount.by === 'amount' ? discount.amount : 0n } as const
}
