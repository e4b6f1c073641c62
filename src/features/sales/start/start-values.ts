import type { Lead } from '@contract/modules/buyers/lead.resource'
import type { UnitHold } from '@contract/modules/property/hold.calls'
import { beginningPrice } from '@contract/modules/property/quote-changes.rules'
import { quotedSale } from '@contract/modules/property/quote.rules'
import type { UnitQuote } from '@contract/modules/property/unit-quote.resource'
import type { NewSale } from '@contract/modules/sales/new-sale.views'
import { newSale, type Arrival, type WizardValues } from '@/features/sales/wizard/wizard-values'

type SaleQuote = Pick<
  UnitQuote,
  'id' | 'quote_no' | 'unit_id' | 'lead_id' | 'list_price' | 'valid_until' | 'terms' | 'status' | 'sale_id'
>

/** All that is known of a sale before anybody has typed a word. */
export type SaleStart = {
  arrival: Arrival
  quote: SaleQuote | null
  lead: Pick<Lead, 'id' | 'converted_buyer_id' | 'financing_pref'> | null
  hold: Pick<NonNullable<UnitHold['hold']>, 'is_own' | 'lead_id'> | null
  usual: NewSale | null
  /** Of the quoted unit. */
  list_price: string | null
  today: string
}

export function leadOf({
  arrival,
  quote,
  hold,
}: Pick<SaleStart, 'arrival' | 'quote' | 'hold'>): string | null {
  return arrival.lead ?? quote?.lead_id ?? (hold?.is_own ? hold.lead_id : null)
}

/** What a quote says counts; then what the lead prefers, then what is usual. */
export function valuesOfStart(known: SaleStart): WizardValues {
  const { arrival, quote, lead, usual, list_price, today } = known
  const blank = newSale(arrival)
  const begun = {
    ...blank,
    lead_id: leadOf(known),
    buyer_id: arrival.buyer ?? lead?.converted_buyer_id ?? null,
    sellers: usual?.sellers ?? [],
  }
  if (!quote)
    return {
      ...begun,
      terms: { ...blank.terms, financing: lead?.financing_pref ?? blank.terms.financing },
      reservation_fee: usual?.reservation_fee ?? null,
    }
  const { price, terms, reservation_fee } = quotedSale(quote.terms)
  const stands = list_price === null ? null : beginningPrice(quote, list_price, today)
  return {
    ...begun,
    unit_id: quote.unit_id,
    quote_id: quote.id,
    price: { ...price, list_price: stands },
    terms,
    reservation_fee,
  }
}
