import { describe, expect, it } from 'vitest'
import { moneyText } from '@contract/kernel/money'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { pathOfRefusal, saleFigures, type AskedFigures } from '@contract/selling/sale-figures.rules'

type Changes = { price?: Partial<AskedFigures['price']>; terms?: Partial<AskedFigures['terms']> }

const asked = ({ price, terms }: Changes): AskedFigures => ({
  unit: {
    list_price: '1000000.00',
    vat_rule: 'residential_dwelling',
    is_socialised: false,
    vat_inclusive_prices: false,
    misc_fee_rate_pct: '0',
  },
  price: {
    list_price: null,
    discount: { kind: 'none', rate_pct: null, amount: null },
    vat_treatment: 'exempt',
    vat_reason: null,
    other_charges: '0.00',
    ...price,
  },
  terms: {
    financing: 'in_house',
    lender_bank_id: null,
    dp_rate_pct: '20',
    spot_dp_amount: '0.00',
    dp_start_date: null,
    dp_terms_months: 12,
    balance_terms_months: 60,
    interest_rate_pct: '10',
    ...terms,
  },
  reservation_fee: '10000.00',
  reservation_date: '2026-11-02',
  taxes: saleTaxesOn([], '2026-11-02'),
})

/** What is wrong with it, and beside which field that stands. */
function refusalOf(changes: Changes): string[] {
  const all = asked(changes)
  try {
    saleFigures(all)
    return []
  } catch (error) {
    if (!(error instanceof RefusedTerms)) throw error
    return [error.code, pathOfRefusal(error.code, all)]
  }
}

describe('a refusal of figures stands beside the field it speaks of', () => {
  const off = (rate_pct: string | null, amount: string | null) => ({
    price: { discount: { kind: 'special' as const, rate_pct, amount } },
  })
  it.each<[string, string, Changes]>([
    ['discount_too_large', 'price.discount.rate_pct', off('100', null)],
    ['discount_too_large', 'price.discount.amount', off(null, '1000000.00')],
    ['instalments_missing', 'terms.dp_terms_months', { terms: { dp_terms_months: 0 } }],
    ['instalments_missing', 'terms.balance_terms_months', { terms: { balance_terms_months: 0 } }],
    ['price_too_large', 'price.other_charges', { price: { other_charges: '999999000000.00' } }],
  ])('%s beside %s', (code, path, changes) => {
    expect(refusalOf(changes)).toEqual([code, path])
  })

  it('and the largest price that is kept is none', () => {
    const most = asked({ price: { other_charges: '999998999999.99' } })
    expect(moneyText(saleFigures(most).price.tcp)).toBe('999999999999.99')
  })
})
