import type { PaymentStage } from '@contract/modules/sales/payment-stage.rules'
import type { SaleStatus } from '@contract/modules/sales/sale-status'
import type { ScheduleLine } from '@/features/sales/schedule/schedule-lines'

export type PhaseKey =
  | 'draft'
  | 'reservation'
  | 'downpayment'
  | 'booked'
  | 'balance'
  | 'paid'
  | 'cancelled'
  | 'forfeited'
export type Phase = {
  key: PhaseKey
  state: 'done' | 'now' | 'later' | 'ended'
  date: string | null
  /** The date is when it should be, not when it was. */
  isExpected: boolean
}

export type PhaseFacts = {
  status: SaleStatus
  payment_stage: PaymentStage
  reservation_date: string | null
  booked_on: string | null
  ended_on: string | null
  fully_paid_on: string | null
  lines: readonly ScheduleLine[]
}

/** How far a buyer has got, by what was collected. */
const REACHED: Record<PaymentStage, number> = {
  reservation: 0,
  downpayment: 1,
  balance_processing: 2,
  amortization: 2,
  taken_out: 2,
  paid: 3,
}

const lastOf = (lines: readonly ScheduleLine[], kinds: readonly string[]) =>
  lines.filter(({ kind }) => kinds.includes(kind)).at(-1)?.due_date ?? null

/** Reservation, booking, down payment, balance, paid: what was reached, what is going on, what is to come. */
export function phasesOf(facts: PhaseFacts): Phase[] {
  const { status, lines } = facts
  const isLive = status !== 'draft' && status !== 'cancelled' && status !== 'forfeited'
  const reached = isLive ? REACHED[facts.payment_stage] : -1
  const isBooked = facts.booked_on !== null
  const hasBalance = lastOf(lines, ['balance', 'amortization']) !== null

  const known: (Omit<Phase, 'state' | 'isExpected'> & { isDone: boolean })[] = [
    { key: 'reservation', date: facts.reservation_date, isDone: status !== 'draft' },
    { key: 'booked', date: facts.booked_on, isDone: isBooked },
    {
      key: 'downpayment',
      date: lastOf(lines, ['downpayment', 'spot', 'reservation']),
      isDone: reached >= 2,
    },
    ...(hasBalance
      ? [{ key: 'balance' as const, date: lastOf(lines, ['balance', 'amortization']), isDone: reached >= 3 }]
      : []),
    { key: 'paid', date: facts.fully_paid_on, isDone: status === 'fully_paid' || reached >= 3 },
  ]
  if (status === 'cancelled' || status === 'forfeited') {
    return [
      ...known.filter(({ isDone }) => isDone).map(phase => done(phase)),
      { key: status, state: 'ended', date: facts.ended_on, isExpected: false },
    ]
  }
  const now = known.findIndex(({ isDone }) => !isDone)
  return known.map((phase, index) =>
    phase.isDone
      ? done(phase)
      : {
          key: phase.key,
          state: index === now ? 'now' : 'later',
          date: phase.date,
          isExpected: phase.date !== null,
        },
  )
}

const done = ({ key, date }: { key: PhaseKey; date: string | null }): Phase => ({
  key,
  state: 'done',
  date,
  isExpected: false,
})
