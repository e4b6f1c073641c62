import { defineParameter } from '@contract/kernel/define-parameter'
import { amountText, rateText } from '@contract/kernel/field-declarations'
import { wholeNumber } from '@contract/kernel/parameter-schemas'

/** How long a reservation stands. */
export const reservationDays = defineParameter({
  code: 'sales.reservation_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 30,
  scopes: ['company', 'unit', 'project'],
})

/** Up to here sellers give promos by themselves; beyond it, and for a special price, somebody must allow it. */
export const discountLimit = defineParameter({
  code: 'sales.discount_limit',
  kind: 'rate',
  measure: 'percent',
  schema: rateText(),
  default: '10',
  scopes: ['company', 'unit', 'project'],
})

/** So long a seller has to bring the documents together. */
export const documentDays = defineParameter({
  code: 'sales.document_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 30,
  scopes: ['company', 'unit', 'project'],
})

/** Between the written notice to the buyer and a forfeiture. */
export const forfeitNoticeDays = defineParameter({
  code: 'sales.forfeit_notice_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(0, 90),
  default: 3,
  scopes: ['company', 'unit', 'project'],
})

/** So long after its end a sale may be reinstated. */
export const reinstatementDays = defineParameter({
  code: 'sales.reinstatement_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(0, 365),
  default: 30,
  scopes: ['company', 'unit', 'project'],
})

/** So long before it lapses sellers are told of a reservation: time for the notice, and for one more. */
export const lapseWarningDays = defineParameter({
  code: 'sales.lapse_warning_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 60),
  default: 5,
  scopes: ['company'],
})

/** So long before it expires sellers are told of a document. */
export const documentWarningDays = defineParameter({
  code: 'sales.document_warning_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 30,
  scopes: ['company'],
})

/** The reservation fee that a quote or a sale begins with; another one may be agreed on. */
export const usualReservationFee = defineParameter({
  code: 'sales.reservation_fee',
  kind: 'money',
  measure: 'pesos',
  schema: amountText,
  default: '25000.00',
  scopes: ['company', 'unit', 'project'],
})
