import { addMonths, type DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'
import { equalParts } from '@contract/kernel/parts'
import { percentOf, WHOLE_RATE, type Rate } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import { amortise } from '@contract/selling/amortisation.rules'

export const FINANCINGS = ['spot_cash', 'deferred_cash', 'in_house', 'bank', 'pag_ibig'] as const
export type Financing = (typeof FINANCINGS)[number]

/** Of the contract price, in percent, where nobody says another. */
export const USUAL_DOWN_PAYMENT = '20'

export const SCHEDULE_KINDS = ['reservation', 'downpayment', 'spot', 'balance', 'amortization'] as const
export type ScheduleKind = (typeof SCHEDULE_KINDS)[number]

export type ScheduleTerms = {
  tcp: Centavos
  financing: Financing
  reservation_fee: Centavos
  reservation_date: DateText
  /** Of the contract price. Spot cash is a down payment of all of it. */
  dp_rate: Rate
  spot_dp_amount: Centavos
  /** When the part paid at once is due, and the first instalment with it. */
  dp_start_date: DateText
  dp_terms_months: number
  balance_terms_months: number
  /** Of in-house financing; what a bank asks for is between the bank and the buyer. */
  interest_rate: Rate
}

export type ScheduleRow = {
  seq: number
  kind: ScheduleKind
  due_date: DateText
  /** What counts towards the contract price. */
  principal: Centavos
  interest: Centavos
  amount: Centavos
}

export type Schedule = {
  dp_amount: Centavos
  balance_amount: Centavos
  equity: Centavos
  rows: readonly ScheduleRow[]
}

type Line = Omit<ScheduleRow, 'seq' | 'amount'>

/** R-04 and R-RESIDUAL: whatever the terms, the principal of the rows is the contract price. */
export function buildSchedule(terms: ScheduleTerms): Schedule {
  checkTerms(terms)
  const isSpot = terms.financing === 'spot_cash'
  const dp_amount = isSpot ? terms.tcp : percentOf(terms.tcp, terms.dp_rate)
  const spot = isSpot ? terms.tcp - terms.reservation_fee : terms.spot_dp_amount
  const equity = dp_amount - terms.reservation_fee - spot
  if (equity < 0n || spot < 0n) throw new RefusedTerms('down_payment_too_small')
  const balance_amount = terms.tcp - dp_amount

  const lines = [
    line('reservation', terms.reservation_date, terms.reservation_fee),
    line('spot', terms.dp_start_date, spot),
    ...equityLines(terms, equity),
    ...balanceLines(terms, balance_amount, equity === 0n ? 1 : terms.dp_terms_months),
  ].filter(({ principal }) => principal > 0n)
  const rows = lines.map((each, index) => ({
    seq: index + 1,
    ...each,
    amount: each.principal + each.interest,
  }))
  return { dp_amount, balance_amount, equity, rows }
}

function checkTerms(terms: ScheduleTerms) {
  if (terms.tcp <= 0n) throw new RefusedTerms('contract_price_missing')
  if (terms.reservation_fee < 0n || terms.spot_dp_amount < 0n) throw new RefusedTerms('payment_negative')
  if (terms.dp_rate > WHOLE_RATE) throw new RefusedTerms('down_payment_too_large')
  if (terms.dp_start_date < terms.reservation_date) throw new RefusedTerms('down_payment_before_reservation')
}

const line = (kind: ScheduleKind, due_date: DateText, principal: Centavos, interest = 0n): Line => ({
  kind,
  due_date,
  principal,
  interest,
})

function equityLines({ dp_start_date, dp_terms_months }: ScheduleTerms, equity: Centavos): Line[] {
  if (equity === 0n) return []
  return equalParts(equity, dp_terms_months).map((part, month) =>
    line('downpayment', addMonths(dp_start_date, month), part),
  )
}

/**
 * From the month after the last instalment of the down payment. Every date is counted from the first one, so
 * that a month of 28 days shortens none of those after it.
 */
function balanceLines(terms: ScheduleTerms, balance: Centavos, firstMonth: number): Line[] {
  if (balance === 0n) return []
  const months = terms.balance_terms_months
  const dueIn = (month: number) => addMonths(terms.dp_start_date, firstMonth + month)
  switch (terms.financing) {
    case 'spot_cash':
    case 'bank':
    case 'pag_ibig':
      return [line('balance', dueIn(0), balance)]
    case 'deferred_cash':
      return equalParts(balance, months).map((part, month) => line('balance', dueIn(month), part))
    case 'in_house':
      return amortise({ principal: balance, annual_rate: terms.interest_rate, months }).map(
        ({ principal, interest }, month) => line('amortization', dueIn(month), principal, interest),
      )
  }
}
