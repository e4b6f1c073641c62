import { configureStore } from '@reduxjs/toolkit'
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { computeQuote } from '@contract/modules/property/quote.rules'
import { quoteTermsSchema } from '@contract/modules/property/quote.schema'
import { quotePhrases } from '@/features/property/quote/quote.phrases'
import { QuoteSheet } from '@/features/property/quote/quote-sheet'
import { startI18n } from '@/shared/i18n/i18n'
import { rootReducer } from '@/shared/store/root-reducer'

beforeAll(() => {
  startI18n(() => null, { quote: quotePhrases }, 'en')
})
afterEach(cleanup)

it('a quote of prices that include VAT shows the VAT between list price and net list price', () => {
  const unit = {
    list_price: '5600000.00',
    vat_rule: 'residential_dwelling' as const,
    is_socialised: false,
    vat_inclusive_prices: true,
    misc_fee_rate_pct: '0',
    today: '2026-11-22',
    taxes: saleTaxesOn([], '2026-11-22'),
  }
  const terms = { discount: { by: 'none' }, financing: 'spot_cash', reservation_fee: '25000.00' }
  const figures = computeQuote(unit, quoteTermsSchema.parse(terms))
  render(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <QuoteSheet figures={figures} />
    </Provider>,
  )
  const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(amountOf('List price')).toBe('5,600,000.00')
  expect(amountOf('VAT in the list price')).toMatch(/600,000\.00/)
  expect(amountOf('Net list price')).toBe('5,000,000.00')
})
