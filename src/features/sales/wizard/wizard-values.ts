import { parseMoney } from '@contract/kernel/money'
import {
  draftSaleSchema,
  type DraftSale,
  type PreviewSale,
  type SalePrice,
  type SaleTerms,
} from '@contract/selling/sale.calls'
import { USUAL_DOWN_PAYMENT } from '@contract/selling/schedule.rules'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { SaleDetail } from '@contract/modules/sales/sale.views'

/** The draft while it is being made: what is not chosen or not typed yet is null. */
export type WizardValues = Omit<DraftSale, 'unit_id' | 'buyer_id' | 'reservation_fee'> & {
  unit_id: string | null
  buyer_id: string | null
  reservation_fee: string | null
}

export type Arrival = { unit: string | null; buyer: string | null; lead: string | null }

const LIST_PRICE: SalePrice = {
  list_price: null,
  discount: { kind: 'none', rate_pct: null, amount: null },
  vat_treatment: null,
  vat_reason: null,
  other_charges: '0.00',
}
const USUAL_TERMS: SaleTerms = {
  financing: 'bank',
  lender_bank_id: null,
  dp_rate_pct: USUAL_DOWN_PAYMENT,
  spot_dp_amount: '0.00',
  dp_start_date: null,
  dp_terms_months: 18,
  balance_terms_months: 0,
  interest_rate_pct: '0',
}

export const newSale = ({ unit, buyer, lead }: Arrival): WizardValues => ({
  unit_id: unit,
  buyer_id: buyer,
  co_buyers: [],
  lead_id: lead,
  quote_id: null,
  sellers: [],
  price: LIST_PRICE,
  terms: USUAL_TERMS,
  reservation_fee: null,
  reservation_date: null,
  remarks: null,
})

export const blankSale = newSale({ unit: null, buyer: null, lead: null })

export const priceOfSale = (row: SaleRow, { unit }: SaleDetail): SalePrice => ({
  list_price: row.list_price === unit.list_price ? null : row.list_price,
  discount: {
    kind: row.discount_kind,
    rate_pct: row.discount_rate_pct,
    amount: row.discount_kind === 'none' || row.discount_rate_pct !== null ? null : row.discount_amount,
  },
  vat_treatment: row.vat_reason === null ? null : row.vat_treatment,
  vat_reason: row.vat_reason,
  other_charges: row.other_charges,
})

export const termsOfSale = (row: SaleRow): SaleTerms => ({
  financing: row.financing,
  lender_bank_id: row.lender_bank_id,
  dp_rate_pct: row.dp_rate_pct,
  spot_dp_amount: row.spot_dp_amount,
  dp_start_date: row.dp_start_date,
  dp_terms_months: row.dp_terms_months,
  balance_terms_months: row.balance_terms_months,
  interest_rate_pct: row.interest_rate_pct,
})

export const valuesOfSale = (row: SaleRow, detail: SaleDetail): WizardValues => ({
  unit_id: row.unit_id,
  buyer_id: row.buyer_id,
  co_buyers: detail.co_buyers.map(({ buyer_id, share_pct, relationship }) => ({
    buyer_id,
    share_pct,
    relationship,
  })),
  lead_id: row.lead_id,
  quote_id: row.quote_id,
  sellers: detail.sellers.map(({ seller_id, level, share_weight }) => ({
    seller_id,
    level,
    share_weight: share_weight ?? '1',
  })),
  price: priceOfSale(row, detail),
  terms: termsOfSale(row),
  reservation_fee: isNothing(row.reservation_fee) ? null : row.reservation_fee,
  reservation_date: row.reservation_date,
  remarks: row.remarks,
})

const isNothing = (amount: string) => parseMoney(amount) === 0n

/** What belongs to a choice that was taken back is not sent along. */
function settled(values: WizardValues): WizardValues {
  const { price, terms } = values
  const hasDiscount = price.discount.kind !== 'none'
  const hasBalance = terms.financing === 'in_house' || terms.financing === 'deferred_cash'
  return {
    ...values,
    price: {
      ...price,
      discount: hasDiscount ? price.discount : { kind: 'none', rate_pct: null, amount: null },
      vat_reason: price.vat_treatment === null ? null : price.vat_reason,
    },
    terms: {
      ...terms,
      lender_bank_id: terms.financing === 'bank' ? terms.lender_bank_id : null,
      balance_terms_months: hasBalance ? terms.balance_terms_months : 0,
      interest_rate_pct: terms.financing === 'in_house' ? terms.interest_rate_pct : '0',
    },
  }
}

/** What is saved of it; null while there is too little for a draft. */
export function draftOf(values: WizardValues): DraftSale | null {
  const read = draftSaleSchema.safeParse(settled(values))
  return read.success ? read.data : null
}

/** What is reckoned while one types; null until a unit is chosen and what is typed can be read. */
export function previewOf(typed: WizardValues, saleId: string | null): PreviewSale | null {
  const values = settled(typed)
  if (!values.unit_id) return null
  const known = draftSaleSchema.shape
  const isReadable =
    known.price.safeParse(values.price).success && known.terms.safeParse(values.terms).success
  if (!isReadable) return null
  const fee = known.reservation_fee.safeParse(values.reservation_fee)
  const date = known.reservation_date.safeParse(values.reservation_date)
  const sellers = known.sellers.safeParse(values.sellers)
  const coBuyers = known.co_buyers.safeParse(values.co_buyers)
  return {
    ...values,
    unit_id: values.unit_id,
    co_buyers: coBuyers.success ? coBuyers.data : [],
    sellers: sellers.success ? sellers.data : [],
    reservation_fee: fee.success ? fee.data : '0.00',
    reservation_date: date.success ? date.data : null,
    remarks: null,
    sale_id: saleId,
  }
}
