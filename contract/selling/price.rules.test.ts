import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import { buildPrice, type PriceTerms } from '@contract/selling/price.rules'
import { vatRate } from '@contract/selling/tax.parameters'

const terms = (overrides: Partial<PriceTerms> = {}): PriceTerms => ({
  list_price: parseMoney('3449600.00'),
  vat_inclusive: false,
  discount: { by: 'none' },
  vat_treatment: 'vatable',
  vat_rate: parseRate(vatRate.default),
  misc_fee_rate: parseRate('5'),
  other_charges: 0n,
  ...overrides,
})

const shown = (given: PriceTerms) => {
  const { steps: _, ...amounts } = buildPrice(given)
  return Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, moneyText(amount)]))
}

describe('a price', () => {
  it('EX-01 foots with the published sheet', () => {
    const price = buildPrice(terms({ discount: { by: 'rate', rate: parseRate('10') } }))
    expect(moneyText(price.discount_amount)).toBe('344960.00')
    expect(moneyText(price.net_list_price)).toBe('3104640.00')
    expect(moneyText(price.vat_amount)).toBe('372556.80')
    expect(moneyText(price.net_list_price + price.vat_amount)).toBe('3477196.80')
    expect(moneyText(price.misc_fee_amount)).toBe('155232.00')
    expect(moneyText(price.tcp)).toBe('3632428.80')
  })

  it('EX-02 is taken apart where it was listed with its tax', () => {
    const given = terms({ list_price: parseMoney('5600000.00'), vat_inclusive: true, misc_fee_rate: 0n })
    expect(shown(given)).toMatchObject({
      net_list_price: '5000000.00',
      vat_amount: '600000.00',
      tcp: '5600000.00',
    })
  })

  it('EX-04 is the golden deal', () => {
    const discount = { by: 'rate', rate: parseRate('2.5') } as const
    expect(shown(terms({ list_price: parseMoney('4287350.00'), discount }))).toEqual({
      discount_amount: '107183.75',
      net_list_price: '4180166.25',
      vat_amount: '501619.95',
      misc_fee_amount: '209008.31',
      other_charges: '0.00',
      tcp: '4890794.51',
    })
  })

  it('says of each amount what it was made of', () => {
    const price = buildPrice(terms({ discount: { by: 'rate', rate: parseRate('10') } }))
    expect(price.steps.map(({ key, rule, how }) => [key, rule, how.by])).toEqual([
      ['list_price', 'R-01', 'given'],
      ['discount_amount', 'R-01', 'percent'],
      ['net_list_price', 'R-01', 'difference'],
      ['vat_amount', 'R-01', 'percent'],
      ['misc_fee_amount', 'R-01', 'percent'],
      ['other_charges', 'R-01', 'given'],
      ['tcp', 'R-01', 'sum'],
    ])
  })

  it('takes a fixed discount, and adds charges that no rate knows', () => {
    const given = terms({
      discount: { by: 'amount', amount: parseMoney('49600.00') },
      other_charges: parseMoney('1250.50'),
    })
    expect(shown(given)).toMatchObject({ net_list_price: '3400000.00', tcp: '3979250.50' })
  })

  it.each(['exempt', 'zero_rated'] as const)('carries no tax where it is %s', vat_treatment => {
    expect(shown(terms({ vat_treatment }))).toMatchObject({
      vat_amount: '0.00',
      net_list_price: '3449600.00',
    })
    expect(shown(terms({ vat_treatment, vat_inclusive: true }))).toMatchObject({
      vat_amount: '0.00',
      net_list_price: '3449600.00',
    })
  })

  it('refuses what would leave nothing to pay, or less', () => {
    expect(() => buildPrice(terms({ list_price: 0n }))).toThrow('list_price_missing')
    const all = { by: 'rate', rate: parseRate('100') } as const
    expect(() => buildPrice(terms({ discount: all }))).toThrow('discount_too_large')
    expect(() => buildPrice(terms({ discount: { by: 'amount', amount: -1n } }))).toThrow('discount_too_large')
    expect(() => buildPrice(terms({ other_charges: -1n }))).toThrow('charges_negative')
  })

  it('adds up whatever the terms, and never asks a centavo more than listed where tax is inside', () => {
    const rate = fc.bigInt({ min: 0n, max: 99_000_000n })
    const some = fc.record({
      list_price: fc.bigInt({ min: 100n, max: 10n ** 13n }),
      vat_inclusive: fc.boolean(),
      discount: rate.map(value => ({ by: 'rate', rate: value }) as const),
      vat_treatment: fc.constantFrom('vatable', 'exempt', 'zero_rated'),
      vat_rate: rate,
      misc_fee_rate: rate,
      other_charges: fc.bigInt({ min: 0n, max: 10n ** 8n }),
    })
    fc.assert(
      fc.property(some, given => {
        const price = buildPrice(given)
        const parts = price.net_list_price + price.vat_amount + price.misc_fee_amount + price.other_charges
        expect(price.tcp).toBe(parts)
        expect(price.steps.every(({ amount }) => amount >= 0n)).toBe(true)
        if (given.vat_inclusive)
          expect(price.net_list_price + price.vat_amount).toBe(given.list_price - price.discount_amount)
      }),
    )
  })
})
