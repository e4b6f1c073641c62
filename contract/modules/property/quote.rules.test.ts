import { describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import {
  computeQuote,
  isQuoteOver,
  quotedUnitIs,
  quoteValidUntil,
  stretchesOf,
} from '@contract/modules/property/quote.rules'
import { quoteTermsSchema, type QuotedUnit } from '@contract/modules/property/quote.schema'

const golden: QuotedUnit = {
  list_price: '4287350.00',
  vat_rule: 'residential_dwelling',
  is_socialised: false,
  vat_inclusive_prices: false,
  misc_fee_rate_pct: '5.000000',
  today: '2026-11-22',
}
const terms = quoteTermsSchema.parse({
  discount: { by: 'rate', rate_pct: '2.5' },
  financing: 'bank',
  reservation_fee: '25000.00',
  dp_rate_pct: '20',
  dp_terms_months: 18,
  loans: [
    { rate_pct: '8.5', months: 180 },
    { rate_pct: '8.5', months: 120 },
  ],
})

describe('a quote', () => {
  it('of more than any price that is kept is refused', () => {
    const withCharges = (other_charges: string) => () => computeQuote(golden, { ...terms, other_charges })
    expect(withCharges('999999999999.99')).toThrow('price_too_large')
    expect(withCharges('999000000000.00')).not.toThrow()
  })

  it('EX-04 has the price of the golden deal', () => {
    const { price, vat } = computeQuote(golden, terms)
    expect(price).toMatchObject({
      discount_amount: '107183.75',
      net_list_price: '4180166.25',
      vat_amount: '501619.95',
      misc_fee_amount: '209008.31',
      tcp: '4890794.51',
    })
    expect(vat).toEqual({ treatment: 'vatable', because: 'above_threshold', threshold: '3600000.00' })
  })

  it('EX-05 has its schedule: 17 equal instalments and one of what is left', () => {
    const { schedule } = computeQuote(golden, terms)
    expect(schedule).toMatchObject({
      dp_amount: '978158.90',
      balance_amount: '3912635.61',
      equity: '953158.90',
    })
    expect(stretchesOf(schedule.rows)).toEqual([
      { kind: 'reservation', count: 1, from: '2026-11-22', to: '2026-11-22', amount: '25000.00' },
      { kind: 'downpayment', count: 17, from: '2026-12-22', to: '2028-04-22', amount: '52953.27' },
      { kind: 'downpayment', count: 1, from: '2028-05-22', to: '2028-05-22', amount: '52953.31' },
      { kind: 'balance', count: 1, from: '2028-06-22', to: '2028-06-22', amount: '3912635.61' },
    ])
    expect(total(schedule.rows.map(row => parseMoney(row.principal)))).toBe(parseMoney('4890794.51'))
    expect(schedule.rows.at(-1)?.principal_left).toBe('0.00')
  })

  it('EX-03 reckons loans of the balance, each by itself', () => {
    const unit = {
      ...golden,
      list_price: '1916420.72',
      misc_fee_rate_pct: '0',
      vat_rule: 'residential_dwelling' as const,
    }
    const { loans } = computeQuote(unit, {
      ...terms,
      discount: { by: 'none' },
      dp_rate_pct: '0',
      reservation_fee: '0.00',
    })
    expect(loans.map(({ monthly }) => monthly)).toEqual(['18871.75', '23760.87'])
  })

  it('has no loans where nothing is left to borrow', () => {
    expect(computeQuote(golden, { ...terms, financing: 'spot_cash' }).loans).toEqual([])
  })

  it('is exempt from VAT where the net price is within the threshold, and takes none out of the list price', () => {
    const unit = { ...golden, list_price: '3600000.00', vat_inclusive_prices: true }
    const { price, vat } = computeQuote(unit, { ...terms, discount: { by: 'none' } })
    expect(vat.treatment).toBe('exempt')
    expect(price.vat_amount).toBe('0.00')
    expect(price.net_list_price).toBe('3600000.00')
  })

  it('explains every amount of the price by a step', () => {
    const { price } = computeQuote(golden, terms)
    expect(price.steps.find(({ key }) => key === 'tcp')?.amount).toBe(price.tcp)
    expect(price.steps.every(({ rule }) => rule === 'R-01')).toBe(true)
  })
})

describe('a quoted price', () => {
  it('stands through its last day', () => {
    const until = quoteValidUntil('2026-11-22')
    expect(until).toBe('2026-11-29')
    expect([isQuoteOver(until, '2026-11-29'), isQuoteOver(until, '2026-11-30')]).toEqual([false, true])
  })

  it('tells whether the unit is still to be had', () => {
    expect(quotedUnitIs('available', false)).toBe('free')
    expect(quotedUnitIs('on_hold', true)).toBe('kept')
    expect(quotedUnitIs('on_hold', false)).toBe('taken')
    expect(quotedUnitIs('sold', true)).toBe('taken')
  })
})
