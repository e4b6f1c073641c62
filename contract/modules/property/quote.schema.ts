import { z } from 'zod'
import { amountText, dateText, rateText } from '@contract/kernel/field-declarations'
import { VAT_RULES, VAT_TREATMENTS } from '@contract/selling/vat.rules'
import { saleTaxesSchema } from '@contract/selling/sale-taxes'
import { FINANCINGS, SCHEDULE_KINDS, USUAL_DOWN_PAYMENT } from '@contract/selling/schedule.rules'
import { stepSchema } from '@contract/selling/step.schema'

const months = (most: number) => z.number().int().min(0).max(most)
const money = z.string()

/** What a quote stands on besides its terms: the unit as it is today, and today. */
export const quotedUnitSchema = z.object({
  list_price: money,
  vat_rule: z.enum(VAT_RULES),
  is_socialised: z.boolean(),
  vat_inclusive_prices: z.boolean(),
  misc_fee_rate_pct: z.string(),
  today: dateText,
  taxes: saleTaxesSchema,
})
export type QuotedUnit = z.infer<typeof quotedUnitSchema>

const MOST_LOANS = 3

export const quoteTermsSchema = z.strictObject({
  discount: z
    .discriminatedUnion('by', [
      z.strictObject({ by: z.literal('none') }),
      z.strictObject({ by: z.literal('rate'), rate_pct: rateText() }),
      z.strictObject({ by: z.literal('amount'), amount: amountText }),
    ])
    .default({ by: 'none' }),
  other_charges: amountText.default('0.00'),
  financing: z.enum(FINANCINGS),
  reservation_fee: amountText,
  dp_rate_pct: rateText().default(USUAL_DOWN_PAYMENT),
  spot_dp_amount: amountText.default('0.00'),
  dp_terms_months: months(120).default(1),
  balance_terms_months: months(480).default(0),
  interest_rate_pct: rateText().default('0'),
  /** What a loan of the balance would ask for each month: up to three to choose from. */
  loans: z
    .array(z.strictObject({ rate_pct: rateText(), months: z.number().int().min(1).max(480) }))
    .max(MOST_LOANS)
    .default([]),
})
export type QuoteTerms = z.infer<typeof quoteTermsSchema>

const scheduleRow = z.object({
  seq: z.number().int(),
  kind: z.enum(SCHEDULE_KINDS),
  due_date: dateText,
  principal: money,
  interest: money,
  amount: money,
  /** What is left of the contract price after it. */
  principal_left: money,
})

const loan = z.object({
  rate_pct: z.string(),
  months: z.number().int(),
  principal: money,
  monthly: money,
  total_paid: money,
})
export type QuoteLoan = z.infer<typeof loan>

/** All that a computation sheet says; kept with the quote as it was computed. */
export const quoteFiguresSchema = z.object({
  price: z.object({
    list_price: money,
    discount_amount: money,
    net_list_price: money,
    vat_amount: money,
    misc_fee_amount: money,
    other_charges: money,
    tcp: money,
    steps: z.array(stepSchema),
  }),
  vat: z.object({ treatment: z.enum(VAT_TREATMENTS), because: z.string(), threshold: money.nullable() }),
  schedule: z.object({
    dp_amount: money,
    balance_amount: money,
    equity: money,
    interest_total: money,
    amount_total: money,
    rows: z.array(scheduleRow),
  }),
  loans: z.array(loan),
})
export type QuoteFigures = z.infer<typeof quoteFiguresSchema>
