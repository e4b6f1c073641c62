import type { VatRule } from '@contract/selling/vat.rules'
import type { SalePrice, SaleTerms } from '@contract/selling/sale.calls'
import type { JudgedFigures, SaleParameters } from '@server/modules/sales/records/sale-parameters'
import type { StoredSale } from '@server/modules/sales/records/sale.repository'

type UnitFacts = { list_price: string; vat_rule: VatRule; is_socialised: boolean }

/** A stored sale in the words in which it was asked for, so that its figures can be made again. */
export function storedTermsOf(sale: StoredSale, unit: UnitFacts, parameters: SaleParameters): JudgedFigures {
  return {
    unit: {
      list_price: unit.list_price,
      vat_rule: unit.vat_rule,
      is_socialised: unit.is_socialised,
      // The sale keeps what its price was made with.
      vat_inclusive_prices: sale.vat_inclusive_prices,
      misc_fee_rate_pct: sale.misc_fee_rate_pct,
    },
    price: priceOf(sale),
    terms: termsOf(sale),
    reservation_fee: sale.reservation_fee,
    reservation_date: sale.reservation_date,
    ...parameters,
    taxes: taxesOf(sale, parameters),
  }
}

/** What was reserved keeps its rate, also where another began on the same day. */
const taxesOf = (
  { status, vat_treatment, vat_rate_pct }: StoredSale,
  { taxes }: SaleParameters,
): SaleParameters['taxes'] =>
  status === 'draft' || vat_treatment !== 'vatable' ? taxes : { ...taxes, vat_rate: vat_rate_pct }

export function priceOf(sale: StoredSale): SalePrice {
  const isRate = sale.discount_rate_pct !== null
  return {
    list_price: sale.list_price,
    discount: {
      kind: sale.discount_kind,
      rate_pct: sale.discount_rate_pct,
      amount: isRate || sale.discount_kind === 'none' ? null : sale.discount_amount,
    },
    vat_treatment: sale.vat_treatment,
    vat_reason: sale.vat_reason,
    other_charges: sale.other_charges,
  }
}

export function termsOf(sale: StoredSale): SaleTerms {
  const { financing, lender_bank_id, dp_rate_pct, spot_dp_amount, dp_start_date, dp_terms_months } = sale
  const { balance_terms_months, interest_rate_pct } = sale
  return {
    financing,
    lender_bank_id,
    dp_rate_pct,
    spot_dp_amount,
    dp_start_date,
    dp_terms_months,
    balance_terms_months,
    interest_rate_pct,
  }
}
