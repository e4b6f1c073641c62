import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { DateText } from '@contract/kernel/dates'
import type { Machine } from '@contract/kernel/state-machine'
import type { BuyerPayment } from '@contract/modules/sales/payment-stage.rules'

export const PAYMENT_MODES = [
  'cash',
  'check',
  'pdc',
  'bank_transfer',
  'loan_takeout',
  'other',
] as const satisfies readonly BuyerPayment['mode'][]
export type PaymentMode = (typeof PAYMENT_MODES)[number]

export const PAYMENT_SOURCES = ['developer_report', 'buyer_proof', 'manual'] as const
export const PAYMENT_STATUSES = ['reported', 'verified', 'bounced', 'reversed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** `take_back` is for what nobody confirmed yet, by the desk that reported it; `reverse` is for the rest. */
export type PaymentTrigger = 'verify' | 'clear' | 'bounce' | 'take_back' | 'reverse'

export type PaymentFacts = {
  today: DateText
  mode: PaymentMode
  paid_on: DateText
  cleared_on: DateText | null
  /** The day the bank gave its word, as it is being told. */
  told_on: DateText | null
  reason: string | null
  is_own: boolean
}

export type PaymentGuard =
  | 'not_own_payment'
  | 'is_cheque'
  | 'not_cleared_yet'
  | 'day_told'
  | 'day_in_order'
  | 'reason_given'

export const isCheque = (mode: PaymentMode): boolean => mode === 'check' || mode === 'pdc'

const BOUNCE = ['is_cheque', 'day_told', 'day_in_order', 'reason_given'] as const

/** A memo is confirmed by another than its writer, and never written over: it bounces, or is taken out of the sums. */
export const paymentMachine: Machine<
  PaymentStatus,
  PaymentTrigger,
  PaymentGuard,
  PermissionCode,
  PaymentFacts
> = {
  initial: 'reported',
  rows: [
    row('verify', 'reported', 'verified', ['not_own_payment', 'day_in_order']),
    row('clear', 'verified', 'verified', [
      'not_own_payment',
      'is_cheque',
      'not_cleared_yet',
      'day_told',
      'day_in_order',
    ]),
    row('bounce', 'reported', 'bounced', BOUNCE),
    row('bounce', 'verified', 'bounced', BOUNCE),
    { ...row('take_back', 'reported', 'reversed', ['reason_given']), permission: 'sales.payment.create' },
    row('reverse', 'reported', 'reversed', ['reason_given']),
    row('reverse', 'verified', 'reversed', ['reason_given']),
  ],
  guards: {
    not_own_payment: ({ is_own }) => !is_own,
    is_cheque: ({ mode }) => isCheque(mode),
    not_cleared_yet: ({ cleared_on }) => cleared_on === null,
    day_told: ({ told_on }) => told_on !== null,
    day_in_order: ({ told_on, paid_on, today }) =>
      told_on === null || (told_on >= paid_on && told_on <= today),
    reason_given: ({ reason }) => Boolean(reason?.trim()),
  },
}

function row(
  trigger: PaymentTrigger,
  from: PaymentStatus,
  to: PaymentStatus,
  guards: readonly PaymentGuard[],
) {
  return { trigger, from, to, permission: 'sales.payment.verify' as const, guards }
}
