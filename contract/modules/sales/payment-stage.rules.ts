import type { Centavos } from '@contract/kernel/money'
import type { Financing } from '@contract/selling/schedule.rules'

/** In the order a buyer goes through them. */
export const PAYMENT_STAGES = [
  'reservation',
  'downpayment',
  'balance_processing',
  'amortization',
  'taken_out',
  'paid',
] as const
export type PaymentStage = (typeof PAYMENT_STAGES)[number]

export type BuyerPayment = {
  applied_principal: Centavos
  mode: 'cash' | 'check' | 'pdc' | 'bank_transfer' | 'loan_takeout' | 'other'
  cleared_on: string | null
  bounced_on: string | null
}

const CHEQUES: readonly BuyerPayment['mode'][] = ['check', 'pdc']

/** principal only, and of cheques only those that cleared and did not bounce since. */
export function collectedPrincipal(payments: readonly BuyerPayment[]): Centavos {
  return payments
    .filter(({ mode, cleared_on }) => !CHEQUES.includes(mode) || cleared_on !== null)
    .filter(({ bounced_on }) => bounced_on === null)
    .reduce((sum, { applied_principal }) => sum + applied_principal, 0n)
}

export type PaymentState = {
  financing: Financing
  tcp: Centavos
  dp_amount: Centavos
  reservation_fee: Centavos
  collected: Centavos
  is_taken_out: boolean
}

/** Where the buyer stands, from what was collected alone: nothing to keep in step, nothing to set by hand. */
export function paymentStage(state: PaymentState): PaymentStage {
  if (state.collected >= state.tcp) return 'paid'
  if (state.is_taken_out) return 'taken_out'
  if (state.collected <= state.reservation_fee) return 'reservation'
  if (state.collected < state.dp_amount) return 'downpayment'
  return state.financing === 'in_house' || state.financing === 'deferred_cash'
    ? 'amortization'
    : 'balance_processing'
}
