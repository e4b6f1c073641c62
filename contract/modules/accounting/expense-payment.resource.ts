import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { PAYMENT_METHODS } from '@contract/modules/accounting/payable.rules'

export const PAYMENT_STATUSES = ['paid', 'voided'] as const

/** Bills that were paid at once. It changes in nothing; a void leaves the mirror of its entry. */
export const expensePaymentResource = defineResource({
  name: 'expense_payment',
  path: '/expense/payments',
  table: 'expense_payment',
  permission: 'expense.record',
  scope: { ou: 'ou_id' },
  title: 'number',
  defaultSort: [
    { field: 'paid_on', direction: 'desc' },
    { field: 'number', direction: 'desc' },
  ],
  quick: 'status',
  fields: {
    number: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    paid_on: { kind: 'date', schema: dateText, ...KEPT },
    /** The names of those who were paid. */
    payees: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    bills: { kind: 'integer', schema: z.number().int(), ...KEPT },
    amount: { kind: 'money', schema: amountText, ...KEPT },
    status: { kind: 'enum', schema: z.enum(PAYMENT_STATUSES), ...KEPT },
    method: { kind: 'enum', schema: z.enum(PAYMENT_METHODS), ...KEPT },
    bank_id: { kind: 'reference', to: 'bank', schema: idSchema.nullable(), ...KEPT },
    /** The number of the check, or what the bank calls the transfer. */
    reference: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    entry_id: { kind: 'reference', to: 'journal_entry', schema: idSchema, ...KEPT },
    voided_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    void_reason: { kind: 'long_text', schema: z.string().nullable() },
  },
})

export type ExpensePayment = Row<typeof expensePaymentResource>
