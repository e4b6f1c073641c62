import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import {
  computeQuote,
  isQuoteOver,
  monthlyOf,
  quotedUnitIs,
  quoteValidUntil,
  stretchesOf,
} from '@contract/modules/property/quote.rules'
import { quoteTermsSchema, type QuotedUnit, type QuoteTerms } from '@contract/modules/property/quote.schema'
import { VAT_RULES } from '@contract/selling/vat.rules'
import { draftSaleSchema } from '@contract/selling/sale.calls'
import { figureColumns, saleFigures } from '@contract/selling/sale-figures.rules'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { FINANCINGS } from '@contract/selling/schedule.rules'

const golden: QuotedUnit = {
  list_price: '4287350.00',
  vat_rule: 'residential_dwelling',
  is_socialised: false,
  vat_inclusive_prices: false,
  misc_fee_rate_pct: '5.000000',
  today: '2026-11-22',
  taxes: saleTaxesOn([], '2026-11-22'),
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

describe('what a quote costs a month', () => {
  it('EX-04 EX-05 is the down payment that is spread, then the cheapest of the loans', () => {
    expect(monthlyOf(computeQuote(golden, terms))).toEqual({
      down: { amount: '52953.27', count: 18 },
      loan: { amount: '38529.27', count: 180 },
    })
  })

  it('is not told of what is paid at once', () => {
    const atOnce = quoteTermsSchema.parse({
      financing: 'spot_cash',
      reservation_fee: '25000.00',
      dp_rate_pct: '0',
    })
    expect(monthlyOf(computeQuote(golden, atOnce))).toEqual({ down: null, loan: null })
  })
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

/** The sale that a seller drafts from a quote: the same terms, typed into the form of a sale. */
function soldOn(unit: QuotedUnit, { discount, loans: _, ...quoted }: QuoteTerms) {
  const { reservation_fee, other_charges, ...terms } = quoted
  const { price, ...draft } = draftSaleSchema.parse({
    unit_id: '01890a5d-ac96-774b-bcce-b302099a8057',
    buyer_id: '01890a5d-ac96-774b-bcce-b302099a8058',
    sellers: [{ seller_id: '01890a5d-ac96-774b-bcce-b302099a8059', level: 'agent', share_weight: '1' }],
    price: {
      discount: {
        kind: discount.by === 'none' ? 'none' : 'promo',
        rate_pct: discount.by === 'rate' ? discount.rate_pct : null,
        amount: discount.by === 'amount' ? discount.amount : null,
      },
      other_charges,
    },
    terms,
    reservation_fee,
  })
  const asked = {
    unit,
    price,
    terms: draft.terms,
    reservation_fee,
    reservation_date: unit.today,
    taxes: unit.taxes,
  }
  const figures = saleFigures(asked)
  return { rows: figures.schedule.rows, columns: figureColumns(figures, asked) }
}

const orRefusal = <T>(figures: () => T) => {
  try {
    return figures()
  } catch (error) {
    if (!(error instanceof RefusedTerms)) throw error
    return error.code
  }
}

describe('a quote and the sale made from it on the same day', () => {
  const cents = (most: bigint) => fc.bigInt({ min: 0n, max: most }).map(moneyText)
  const rate = (most: number) => fc.integer({ min: 0, max: most }).map(String)
  const units = fc.record({
    list_price: cents(10n ** 10n),
    vat_rule: fc.constantFrom(...VAT_RULES),
    is_socialised: fc.boolean(),
    vat_inclusive_prices: fc.boolean(),
    misc_fee_rate_pct: rate(10),
    today: fc.constantFrom('2026-01-31', '2026-11-22', '2028-02-29'),
    taxes: fc.record({ vat_rate: rate(20), dwelling_threshold: cents(10n ** 9n) }),
  })
  const discounts: fc.Arbitrary<QuoteTerms['discount']> = fc.oneof(
    fc.constant({ by: 'none' as const }),
    rate(30).map(rate_pct => ({ by: 'rate' as const, rate_pct })),
    cents(10n ** 7n).map(amount => ({ by: 'amount' as const, amount })),
  )
  const months = fc.integer({ min: 0, max: 60 })
  const quotes = fc.record({
    discount: discounts,
    other_charges: cents(10n ** 6n),
    financing: fc.constantFrom(...FINANCINGS),
    reservation_fee: cents(10n ** 7n),
    dp_rate_pct: rate(100),
    spot_dp_amount: fc.oneof(fc.constant('0.00'), cents(10n ** 8n)),
    dp_terms_months: months,
    balance_terms_months: months,
    interest_rate_pct: rate(20),
    loans: fc.constant<QuoteTerms['loans']>([]),
  })

  it('agree on every line of the schedule and every amount of the price, or are refused for the same reason', () => {
    const compared = new Set<string>()
    fc.assert(
      fc.property(units, quotes, (unit, quote) => {
        const quoted = orRefusal(() => computeQuote(unit, quote))
        const sold = orRefusal(() => soldOn(unit, quote))
        if (typeof quoted === 'string' || typeof sold === 'string') {
          expect(quoted).toBe(sold)
          return
        }
        compared.add(quote.financing)
        const { rows } = quoted.schedule
        expect(rows.map(({ principal_left: _, ...row }) => row)).toEqual(
          sold.rows.map(row => ({
            ...row,
            principal: moneyText(row.principal),
            interest: moneyText(row.interest),
            amount: moneyText(row.amount),
          })),
        )
        const { steps: _, ...price } = quoted.price
        expect(sold.columns).toMatchObject(price)
      }),
      { numRuns: 1000 },
    )
    expect([...compared].toSorted()).toEqual([...FINANCINGS].toSorted())
  })

  it('ask for spot cash on the day of the reservation', () => {
    const { schedule } = computeQuote(golden, { ...terms, financing: 'spot_cash' })
    expect(schedule.rows.map(({ kind, due_date }) => [kind, due_date])).toEqual([
      ['reservation', '2026-11-22'],
      ['spot', '2026-11-22'],
    ])
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
