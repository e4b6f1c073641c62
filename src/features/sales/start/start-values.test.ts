import { expect, it } from 'vitest'
import { quoteTermsSchema } from '@contract/modules/property/quote.schema'
import { valuesOfStart, type SaleStart } from '@/features/sales/start/start-values'
import { draftOf } from '@/features/sales/wizard/wizard-values'

const id = (no: number) => `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`
const [UNIT, BUYER, LEAD, QUOTE, SELLER] = [id(1), id(2), id(3), id(4), id(5)]
const terms = quoteTermsSchema.parse({
  discount: { by: 'amount', amount: '50000.00' },
  other_charges: '1500.00',
  financing: 'in_house',
  reservation_fee: '30000.00',
  dp_rate_pct: '15',
  spot_dp_amount: '1000.00',
  dp_terms_months: 12,
  balance_terms_months: 60,
  interest_rate_pct: '12',
})
const quote = {
  id: QUOTE,
  quote_no: 'QT-1',
  unit_id: UNIT,
  lead_id: LEAD,
  list_price: '4287350.00',
  valid_until: '2026-11-29',
  terms,
  status: 'open' as const,
  sale_id: null,
}
const nothing: SaleStart = {
  arrival: { unit: null, buyer: null, lead: null },
  quote: null,
  lead: null,
  hold: null,
  usual: { reservation_fee: '25000.00', sellers: [{ seller_id: SELLER, level: 'agent', share_weight: '1' }] },
  list_price: '4287350.00',
  today: '2026-11-25',
}
const lead = { id: LEAD, converted_buyer_id: BUYER, financing_pref: 'pag_ibig' as const }

it('a sale of a quote brings every term, and is whole where its lead has become a buyer', () => {
  const values = valuesOfStart({ ...nothing, quote, lead })
  expect(draftOf(values)).toEqual({
    unit_id: UNIT,
    buyer_id: BUYER,
    co_buyers: [],
    lead_id: LEAD,
    quote_id: QUOTE,
    sellers: nothing.usual?.sellers,
    price: {
      list_price: null,
      discount: { kind: 'promo', rate_pct: null, amount: '50000.00' },
      vat_treatment: null,
      vat_reason: null,
      other_charges: '1500.00',
    },
    terms: {
      financing: 'in_house',
      lender_bank_id: null,
      dp_rate_pct: '15',
      spot_dp_amount: '1000.00',
      dp_start_date: null,
      dp_terms_months: 12,
      balance_terms_months: 60,
      interest_rate_pct: '12',
    },
    reservation_fee: '30000.00',
    reservation_date: null,
    remarks: null,
  })
})

it('a sale of a quote keeps the quoted price while the quote stands, and takes the list’s after that', () => {
  const dearer = { ...nothing, quote, list_price: '4500000.00' }
  expect(valuesOfStart(dearer).price.list_price).toBe('4287350.00')
  expect(valuesOfStart({ ...dearer, today: '2026-11-30' }).price.list_price).toBeNull()
})

it('a sale without a quote begins with the usual fee and with how its lead would pay', () => {
  const values = valuesOfStart({ ...nothing, arrival: { unit: UNIT, buyer: null, lead: LEAD }, lead })
  expect(values).toMatchObject({ unit_id: UNIT, buyer_id: BUYER, lead_id: LEAD, reservation_fee: '25000.00' })
  expect(values.terms.financing).toBe('pag_ibig')
})

it('the lead of one’s own hold is the lead of the sale, that of somebody else’s hold is not', () => {
  const hold = { is_own: true, lead_id: LEAD }
  expect(valuesOfStart({ ...nothing, hold }).lead_id).toBe(LEAD)
  expect(valuesOfStart({ ...nothing, hold: { ...hold, is_own: false } }).lead_id).toBeNull()
})
