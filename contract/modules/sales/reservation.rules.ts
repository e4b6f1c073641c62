import { addDays, daysBetween, type DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'
import { percentOf, type Rate } from '@contract/kernel/rates'
import { forfeitNoticeDays, reinstatementDays, reservationDays } from '@contract/selling/sales.parameters'

export function reservationValidTo(reservedOn: DateText, days = reservationDays.default): DateText {
  return addDays(reservedOn, days)
}

/** A reservation stands through its last day. */
export function hasRunOut(validTo: DateText, today: DateText): boolean {
  return today > validTo
}

/** The buyer has been told so many days before the reservation is forfeited. */
export function noticeServed(
  noticeSentOn: DateText | null,
  today: DateText,
  days = forfeitNoticeDays.default,
): boolean {
  return noticeSentOn !== null && daysBetween(noticeSentOn, today) >= days
}

export function mayReinstate(
  cancelledOn: DateText | null,
  today: DateText,
  days = reinstatementDays.default,
): boolean {
  return cancelledOn !== null && daysBetween(cancelledOn, today) <= days
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
