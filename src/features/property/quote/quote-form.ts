import { z } from 'zod'
import { amountText, dateText, rateText } from '@contract/kernel/field-declarations'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import { computeQuote } from '@contract/modules/property/quote.rules'
import {
  quoteTermsSchema,
  type QuotedUnit,
  type QuoteFigures,
  type QuoteTerms,
} from '@contract/modules/property/quote.schema'
import { FINANCINGS, USUAL_DOWN_PAYMENT } from '@contract/selling/schedule.rules'

const months = z.number().int().min(0).max(480)
const loan = z.strictObject({ rate_pct: rateText().nullable(), months: months.nullable() })

export const quoteFormSchema = z.strictObject({
  prepared_for: z.string().max(120).nullable(),
  lead_id: z.string().nullable(),
  valid_until: dateText,
  discount_by: z.enum(['none', 'rate', 'amount']),
  discount_rate_pct: rateText(),
  discount_amount: amountText,
  other_charges: amountText,
  financing: z.enum(FINANCINGS),
  reservation_fee: amountText,
  dp_rate_pct: rateText(),
  dp_terms_months: months.max(120),
  balance_terms_months: months,
  interest_rate_pct: rateText(),
  loans: z.array(loan),
})
export type QuoteForm = z.infer<typeof quoteFormSchema>

type Begun = Partial<Pick<QuoteForm, 'lead_id' | 'reservation_fee'>>

export const newQuote = (valid_until: string, begun: Begun = {}): QuoteForm => ({
  prepared_for: null,
  lead_id: null,
  valid_until,
  discount_by: 'none',
  discount_rate_pct: '0',
  discount_amount: '0.00',
  other_charges: '0.00',
  financing: 'bank',
  reservation_fee: '25000.00',
  dp_rate_pct: USUAL_DOWN_PAYMENT,
  dp_terms_months: 18,
  balance_terms_months: 0,
  interest_rate_pct: '0',
  loans: [
    { rate_pct: '8.5', months: 120 },
    { rate_pct: '8.5', months: 180 },
    { rate_pct: null, months: null },
  ],
  ...begun,
})

/** What may be sent; null while something is half typed. */
export function termsOf(form: QuoteForm): QuoteTerms | null {
  const { discount_by, discount_rate_pct, discount_amount } = form
  const discount =
    discount_by === 'rate'
      ? { by: 'rate', rate_pct: discount_rate_pct }
      : discount_by === 'amount'
        ? { by: 'amount', amount: discount_amount }
        : { by: 'none' }
  const isLent = form.financing === 'bank' || form.financing === 'pag_ibig'
  const read = quoteTermsSchema.safeParse({
    discount,
    other_charges: form.other_charges,
    financing: form.financing,
    reservation_fee: form.reservation_fee,
    dp_rate_pct: form.dp_rate_pct,
    dp_terms_months: form.dp_terms_months,
    balance_terms_months: form.balance_terms_months,
    interest_rate_pct: form.interest_rate_pct,
    loans: isLent ? form.loans.filter(each => each.rate_pct && each.months) : [],
  })
  return read.success ? read.data : null
}

/** The server computes the same when it is saved. */
export function figuresOf(unit: QuotedUnit, form: QuoteForm): QuoteFigures | null {
  const terms = termsOf(form)
  if (!terms) return null
  try {
    return computeQuote(unit, terms)
  } catch (error) {
    if (error instanceof RefusedTerms || error instanceof RangeError) return null
    throw error
  }
}
