import { addDays, type DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import { quoteDays } from '@contract/selling/property.parameters'
import type { QuotedUnit, QuoteFigures, QuoteLoan, QuoteTerms } from '@contract/modules/property/quote.schema'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import { amortise, monthlyPayment } from '@contract/selling/amortisation.rules'
import type { SalePrice } from '@contract/selling/sale.calls'
import { saleFigures, type AskedFigures } from '@contract/selling/sale-figures.rules'
import { shownSteps } from '@contract/selling/shown-step'

/** Price, schedule and loans from the terms: the same function computes while somebody types and when it is kept. */
export function computeQuote(unit: QuotedUnit, terms: QuoteTerms): QuoteFigures {
  const { price, vat, schedule } = saleFigures({
    unit,
    ...quotedSale(terms),
    reservation_date: unit.today,
    taxes: unit.taxes,
  })
  let left = price.tcp
  return {
    price: {
      list_price: unit.list_price,
      discount_amount: moneyText(price.discount_amount),
      net_list_price: moneyText(price.net_list_price),
      vat_amount: moneyText(price.vat_amount),
      misc_fee_amount: moneyText(price.misc_fee_amount),
      other_charges: moneyText(price.other_charges),
      tcp: moneyText(price.tcp),
      steps: shownSteps(price.steps),
    },
    vat: {
      treatment: vat.treatment,
      because: vat.law.because,
      threshold: vat.law.threshold === null ? null : moneyText(vat.law.threshold),
    },
    schedule: {
      dp_amount: moneyText(schedule.dp_amount),
      balance_amount: moneyText(schedule.balance_amount),
      equity: moneyText(schedule.equity),
      interest_total: moneyText(total(schedule.rows.map(({ interest }) => interest))),
      amount_total: moneyText(total(schedule.rows.map(({ amount }) => amount))),
      rows: schedule.rows.map(row => {
        left -= row.principal
        return {
          ...row,
          principal: moneyText(row.principal),
          interest: moneyText(row.interest),
          amount: moneyText(row.amount),
          principal_left: moneyText(left),
        }
      }),
    },
    loans: schedule.balance_amount > 0n ? terms.loans.map(each => loanOf(schedule.balance_amount, each)) : [],
  }
}

/** The terms of a quote in the words of a sale. */
export const quotedSale = (terms: QuoteTerms): Pick<AskedFigures, 'price' | 'terms' | 'reservation_fee'> => ({
  price: {
    list_price: null,
    discount: discountOf(terms.discount),
    vat_treatment: null,
    vat_reason: null,
    other_charges: terms.other_charges,
  },
  terms: {
    financing: terms.financing,
    lender_bank_id: null,
    dp_rate_pct: terms.dp_rate_pct,
    spot_dp_amount: terms.spot_dp_amount,
    dp_start_date: null,
    dp_terms_months: terms.dp_terms_months,
    balance_terms_months: terms.balance_terms_months,
    interest_rate_pct: terms.interest_rate_pct,
  },
  reservation_fee: terms.reservation_fee,
})

function discountOf(discount: QuoteTerms['discount']): SalePrice['discount'] {
  if (discount.by === 'rate') return { kind: 'promo', rate_pct: discount.rate_pct, amount: null }
  if (discount.by === 'amount') return { kind: 'promo', rate_pct: null, amount: discount.amount }
  return { kind: 'none', rate_pct: null, amount: null }
}

function loanOf(principal: Centavos, { rate_pct, months }: QuoteTerms['loans'][number]): QuoteLoan {
  const loan = { principal, annual_rate: parseRate(rate_pct), months }
  const paid = total(amortise(loan).map(({ amount }) => amount))
  return {
    rate_pct,
    months,
    principal: moneyText(principal),
    monthly: moneyText(monthlyPayment(loan)),
    total_paid: moneyText(paid),
  }
}

export type QuoteStretch = {
  kind: QuoteFigures['schedule']['rows'][number]['kind']
  count: number
  from: DateText
  to: DateText
  amount: string
}

/** Equal payments one after the other told as one line: "17 × 52,953.27". */
export function stretchesOf(rows: QuoteFigures['schedule']['rows']): QuoteStretch[] {
  const stretches: QuoteStretch[] = []
  for (const { kind, due_date, amount } of rows) {
    const last = stretches.at(-1)
    if (last && last.kind === kind && last.amount === amount) {
      last.count += 1
      last.to = due_date
    } else stretches.push({ kind, count: 1, from: due_date, to: due_date, amount })
  }
  return stretches
}

export const quoteValidUntil = (today: DateText, days = quoteDays.default): DateText => addDays(today, days)

/** A quote is good through its last day. */
export const isQuoteOver = (validUntil: DateText, today: DateText): boolean => today > validUntil

/** What a buyer is told of the unit: free, kept by the one who quotes it, or no longer to be had. */
export function quotedUnitIs(status: UnitStatus, heldByQuoter: boolean): 'free' | 'kept' | 'taken' {
  if (status === 'available') return 'free'
  return status === 'on_hold' && heldByQuoter ? 'kept' : 'taken'
}

export type MonthlyPayment = { amount: string; count: number }

/** What a buyer pays each month before the balance, where it is spread; and with the cheapest of the loans after. */
export function monthlyOf({ schedule, loans }: QuoteFigures): {
  down: MonthlyPayment | null
  loan: MonthlyPayment | null
} {
  const down = stretchesOf(schedule.rows).find(({ kind, count }) => kind === 'downpayment' && count > 1)
  const loan = loans.reduce<QuoteFigures['loans'][number] | null>(
    (least, each) => (least && parseMoney(least.monthly) <= parseMoney(each.monthly) ? least : each),
    null,
  )
  return {
    down: down
      ? { amount: down.amount, count: schedule.rows.filter(row => row.kind === down.kind).length }
      : null,
    loan: loan ? { amount: loan.monthly, count: loan.months } : null,
  }
}
