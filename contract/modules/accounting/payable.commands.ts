import { z } from 'zod'
import { defineCommands, POSTED, refusedRecords, withTouches } from '@contract/kernel/define-commands'
import { amountText, dateText, linesText, maybe, maybeText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { expensePaymentResource } from '@contract/modules/accounting/expense-payment.resource'
import { PAYABLE_AGES, PAYMENT_METHODS } from '@contract/modules/accounting/payable.rules'

export const MOST_BILLS = 200

export const paymentSchema = z.strictObject({
  paid_on: dateText,
  method: z.enum(PAYMENT_METHODS),
  bank_id: maybe(idSchema),
  reference: maybeText(60),
  bills: z
    .array(z.strictObject({ expense_id: idSchema, amount: amountText }))
    .min(1)
    .max(MOST_BILLS)
    .refine(bills => new Set(bills.map(bill => bill.expense_id)).size === bills.length, 'bill_named_twice'),
})
export type Payment = z.output<typeof paymentSchema>

const PAID = ['expense_payable', 'expense', 'expense_payment', ...POSTED]

export const paymentCommands = defineCommands(withTouches(expensePaymentResource, PAID), {
  ask_payment: {
    on: 'list',
    path: 'refused',
    permission: 'expense.transaction.post',
    summary: 'Those of these expenses that somebody else has to pay, and why',
    body: z.strictObject({ ids: z.array(idSchema).min(1).max(MOST_BILLS) }),
    answer: refusedRecords,
    writesNothing: true,
  },
  pay: {
    on: 'list',
    path: '',
    permission: 'expense.transaction.post',
    summary: 'Pay bills that are owed, all of one unit, by one entry',
    body: paymentSchema,
    makes: true,
    needsKey: true,
  },
  void: {
    permission: 'expense.transaction.void',
    summary: 'Undo a payment by the mirror of its entry; its bills are owed again',
    fields: { reason: { kind: 'long_text', schema: linesText(3, 300) } },
    needsKey: true,
    posts: true,
  },
})

const money = z.string()

/** What is owed in all, by how long it is overdue. */
export const payableTotalsSchema = z.object({
  owed: money,
  bills: z.number().int(),
  ages: z.array(z.object({ age: z.enum(PAYABLE_AGES), bills: z.number().int(), owed: money })),
})
export type PayableTotals = z.infer<typeof payableTotalsSchema>

/** The bills of a payment. */
export const paidBillsSchema = z.array(
  z.object({
    expense_id: idSchema,
    number: z.string(),
    payee_name: z.string(),
    supplier_invoice_no: z.string().nullable(),
    amount: money,
  }),
)
export type PaidBills = z.infer<typeof paidBillsSchema>

/** What was paid of an expense, each with its payment and what became of it. */
export const expensePaymentsSchema = z.array(
  z.object({
    payment_id: idSchema,
    number: z.string(),
    paid_on: z.string(),
    amount: money,
    voided_on: z.string().nullable(),
  }),
)
export type ExpensePayments = z.infer<typeof expensePaymentsSchema>
