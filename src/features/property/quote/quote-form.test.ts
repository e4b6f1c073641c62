import { expect, it } from 'vitest'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import type { QuotedUnit } from '@contract/modules/property/quote.schema'
import { figuresOf, newQuote, termsOf } from '@/features/property/quote/quote-form'

const unit: QuotedUnit = {
  list_price: '4287350.00',
  vat_rule: 'residential_dwelling',
  is_socialised: false,
  vat_inclusive_prices: false,
  misc_fee_rate_pct: '5.000000',
  today: '2026-11-22',
  taxes: saleTaxesOn([], '2026-11-22'),
}
const form = { ...newQuote('2026-11-29'), discount_by: 'rate' as const, discount_rate_pct: '2.5' }

it('EX-04 EX-05 shows while one types what would be saved', () => {
  const figures = figuresOf(unit, form)
  expect(figures?.price.tcp).toBe('4890794.51')
  expect(figures?.schedule.equity).toBe('953158.90')
})

it('shows nothing while something is half typed, or the terms come to nothing', () => {
  expect(figuresOf(unit, { ...form, reservation_fee: '25,' })).toBeNull()
  expect(figuresOf(unit, { ...form, reservation_fee: '2000000.00' })).toBeNull()
})

it('sends a discount as one thing, and loans only where somebody lends', () => {
  expect(termsOf(form)?.discount).toEqual({ by: 'rate', rate_pct: '2.5' })
  expect(termsOf(form)?.loans).toHaveLength(2)
  expect(termsOf({ ...form, financing: 'in_house', balance_terms_months: 60 })?.loans).toEqual([])
})
