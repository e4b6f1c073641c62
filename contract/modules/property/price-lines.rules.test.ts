import { describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { priceLines, type PriceLine } from '@contract/modules/property/price-lines.rules'
import { computeQuote } from '@contract/modules/property/quote.rules'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { quoteTermsSchema } from '@contract/modules/property/quote.schema'

const priced = (vat_inclusive_prices: boolean, list_price: string) =>
  computeQuote(
    {
      list_price,
      vat_rule: 'residential_dwelling',
      is_socialised: false,
      vat_inclusive_prices,
      misc_fee_rate_pct: '5',
      today: '2026-11-22',
      taxes: saleTaxesOn([], '2026-11-22'),
    },
    quoteTermsSchema.parse({
      discount: { by: 'rate', rate_pct: '2.5' },
      financing: 'spot_cash',
      reservation_fee: '25000.00',
    }),
  ).price
const sum = (lines: readonly PriceLine[]) => total(lines.map(({ amount }) => parseMoney(amount)))

describe('the lines of a price', () => {
  it.each([
    ['with VAT in the list price', true, '5600000.00'],
    ['with VAT on top of it', false, '5600000.00'],
    ['exempt from VAT', true, '2000000.00'],
  ])('add up to the net list price and to the contract price: %s', (_, inclusive, list) => {
    const price = priced(inclusive, list)
    const lines = priceLines(price)
    const net = lines.findIndex(({ key }) => key === 'net_list_price')
    expect(sum(lines.slice(0, net))).toBe(parseMoney(price.net_list_price))
    expect(sum(lines.slice(net))).toBe(parseMoney(price.tcp))
  })

  it('tell the VAT in the list price where it holds one, and nothing of what is nought', () => {
    const keys = (inclusive: boolean) => priceLines(priced(inclusive, '5600000.00')).map(({ key }) => key)
    expect(keys(true)).toContain('vat_included')
    expect(keys(false)).not.toContain('vat_included')
    expect(keys(true)).not.toContain('other_charges')
  })
})
