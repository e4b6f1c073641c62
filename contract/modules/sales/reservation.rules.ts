import { addDays, daysBetween, type DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'
import { percentOf, type Rate } from '@contract/kernel/rates'

/** Days a reservation stands; a project may set others. */
const RESERVATION_DAYS = 30
const NOTICE_DAYS = 3
const REINSTATEMENT_DAYS = 30

export function reservationValidTo(reservedOn: DateText, days = RESERVATION_DAYS): DateText {
  return addDays(reservedOn, days)
}

/** A reservation stands through its last day. */
export function hasRunOut(validTo: DateText, today: DateText): boolean {
  return today > validTo
}

/** The buyer has been told at least three days before the reservation is forfeited. */
export function noticeServed(noticeSentOn: DateText | null, today: DateText): boolean {
  return noticeSentOn !== null && daysBetween(noticeSentOn, today) >= NOTICE_DAYS
}

export function mayReinstate(cancelledOn: DateText | null, today: DateText): boolean {
  return cancelledOn !== null && daysBetween(cancelledOn, today) <= REINSTATEMENT_DAYS
}

export type RefundPolicy = { within_days: number; refund_rate: Rate }

/** What of the reservation fee goes back, and what stays; the two are always the fee. */
export function splitReservationFee(
  reservation: { fee: Centavos; reserved_on: DateText; cancelled_on: DateText },
  policy: RefundPolicy,
): { refunded: Centavos; forfeited: Centavos } {
  const inTime = daysBetween(reservation.reserved_on, reservation.cancelled_on) <= policy.within_days
  const refunded = inTime ? percentOf(reservation.fee, policy.refund_rate) : 0n
  return { refunded, forfeited: reservation.fee - refunded }
}
