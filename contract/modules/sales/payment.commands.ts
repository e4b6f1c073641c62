import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { dateText, linesText, maybe } from '@contract/kernel/field-declarations'
import { buyerPaymentResource } from '@contract/modules/sales/buyer-payment.resource'
import {
  createPaymentSchema,
  reversedImportSchema,
  verifyManyAnswerSchema,
  verifyManySchema,
} from '@contract/modules/sales/payment.calls'
import { paymentImportResource } from '@contract/modules/sales/payment-import.resource'

const withReason = { reason: { kind: 'long_text', schema: linesText(3, 1000) } } as const

/** Whatever moves a payment moves its sale, and with it all that shows the sale. */
export const PAID = ['buyer_payment', 'payment_due', 'sale']

export const paymentCommands = defineCommands(withTouches(buyerPaymentResource, PAID), {
  record: {
    on: 'list',
    path: '',
    permission: 'sales.payment.create',
    summary: 'Record a payment that a developer or a buyer reports',
    body: createPaymentSchema,
    makes: true,
    needsKey: true,
  },
  verify_many: {
    on: 'list',
    path: 'verify',
    permission: 'sales.payment.verify',
    summary: 'Confirm many payments, each for itself; a dry run tells what would follow',
    body: verifyManySchema,
    answer: verifyManyAnswerSchema,
  },
  verify: {
    permission: 'sales.payment.verify',
    summary: 'Confirm a payment that somebody else wrote down',
    // Of a cheque also when the bank cleared it, where that is known already.
    fields: { cleared_on: { kind: 'date', schema: maybe(dateText) } },
  },
  clear: {
    permission: 'sales.payment.verify',
    summary: 'Say when the bank cleared a cheque',
    fields: { cleared_on: { kind: 'date', schema: dateText } },
  },
  bounce: {
    permission: 'sales.payment.verify',
    summary: 'Say that a cheque bounced',
    fields: { bounced_on: { kind: 'date', schema: dateText }, ...withReason },
  },
  reverse: {
    permission: { permission: 'sales.payment.verify', or: 'sales.payment.create' },
    summary: 'Take a payment out of the sums; what nobody confirmed also by who writes them down',
    fields: withReason,
  },
})

export const paymentImportCommands = defineCommands(withTouches(paymentImportResource, PAID), {
  reverse: {
    permission: { permission: 'sales.payment.import', or: 'sales.payment.verify' },
    summary: 'Take a whole report back, while nothing of it was billed',
    fields: withReason,
    answer: reversedImportSchema,
  },
})
