import { moneyText, parseMoney } from '@contract/kernel/money'

type WrittenPrice = {
  list_price: string
  discount_amount: string
  net_list_price: string
  vat_amount: string
  misc_fee_amount: string
  other_charges: string
}
export type PriceLineKey = keyof WrittenPrice | 'vat_included'
export type PriceLine = { key: PriceLineKey; amount: string }

/**
 * A price as a sum one can check: list price, discount and the VAT in it make the net list price, and that with the
 * rest makes the contract price. What is taken off is negative; lines of nothing are left out.
 */
export function priceLines(price: WrittenPrice): PriceLine[] {
  const amountOf = (key: keyof WrittenPrice) => parseMoney(price[key])
  const included = amountOf('list_price') - amountOf('discount_amount') - amountOf('net_list_price')
  const lines: [PriceLineKey, bigint][] = [
    ['list_price', amountOf('list_price')],
    ['discount_amount', -amountOf('discount_amount')],
    ['vat_included', -included],
    ['net_list_price', amountOf('net_list_price')],
    ['vat_amount', amountOf('vat_amount')],
    ['misc_fee_amount', amountOf('misc_fee_amount')],
    ['other_charges', amountOf('other_charges')],
  ]
  return lines.flatMap(([key, amount]) => (amount === 0n ? [] : [{ key, amount: moneyText(amount) }]))
}
