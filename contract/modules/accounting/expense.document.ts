import { z } from 'zod'
import { defineDocument } from '@contract/kernel/define-document'
import type { KeptRow, Row } from '@contract/kernel/define-resource'
import {
  amountText,
  COMPANY_ACCOUNTS,
  dateText,
  EVERYWHERE,
  IN_RECORD,
  KEPT,
  maybe,
  maybeText,
  nameText,
  tinText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { taxRatesSchema } from '@contract/modules/accounting/tax-rates'
import { expenseLineSchema, MOST_EXPENSE_LINES } from '@contract/modules/accounting/expense-line.schema'

export const PAYEE_KINDS = ['supplier', 'employee', 'petty_cash'] as const
/** Paid when it is posted, or owed until it is paid. */
export const PAY_MODES = ['bank_transfer', 'check', 'cash', 'owe'] as const

const kept = { kind: 'money', schema: amountText, ...KEPT } as const
const keptDate = { kind: 'date', schema: dateText.nullable(), ...KEPT } as const
const checkNo = { kind: 'code', schema: maybeText(40) } as const

/** What was bought, from the receipt to the entry in the books. */
export const expense = defineDocument({
  name: 'expense',
  path: '/expense/transactions',
  permission: 'expense.transaction',
  type: 'expense',
  numbers: 'expense',
  names: {
    payee_name: 'Payee',
    payee_kind: 'Kind of payee',
    payee_tin: 'TIN of the payee',
    expense_date: 'Date of the expense',
    supplier_invoice_no: 'Invoice number',
    supplier_invoice_date: 'Invoice date',
    pay_mode: 'Payment',
    cash_advance_id: 'Out of the cash advance',
    due_on: 'Due on',
    lines: 'Lines',
    net_amount: 'Net of VAT',
    input_vat: 'Input VAT',
    ewt_amount: 'Tax withheld',
    amount: 'Payable',
    tax_rates: 'Tax rates',
    posted_on: 'Posted on',
    bank_id: 'Bank account',
    check_no: 'Check number',
    entry_id: 'Entry',
    payee_id: 'Payee record',
    import_key: 'Import key',
    owed: 'Still owed',
  },
  shown: [
    'payee_name',
    'expense_date',
    'supplier_invoice_no',
    'due_on',
    'net_amount',
    'input_vat',
    'ewt_amount',
    'amount',
  ],
  facts: ['amount'],
  amount: 'amount',
  canBeVoided: true,
  touches: ['expense_payable', 'expense_record'],
  later: {
    statuses: ['posted'],
    moves: [
      ['post', 'approved', 'posted'],
      ['classify', 'approved', 'approved'],
      ['void', 'posted', 'voided'],
    ],
    commands: {
      post: {
        permission: 'expense.transaction.post',
        summary: 'Post an approved expense',
        needsKey: true,
        fields: {
          entry_date: { kind: 'date', schema: dateText },
          bank_id: { kind: 'reference', to: 'bank', offers: COMPANY_ACCOUNTS, schema: maybe(idSchema) },
          check_no: checkNo,
        },
      },
      classify: {
        permission: 'expense.transaction.edit',
        summary: 'Choose the accounts of its lines',
        fields: {
          accounts: { kind: 'json', schema: z.array(idSchema.nullable()).max(MOST_EXPENSE_LINES) },
        },
      },
    },
  },
  fields: {
    payee_name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    payee_kind: { kind: 'enum', schema: z.enum(PAYEE_KINDS).default('supplier'), ...EVERYWHERE },
    payee_tin: { kind: 'code', schema: maybe(tinText), searchable: true, ...EVERYWHERE },
    expense_date: { kind: 'date', schema: dateText, ...EVERYWHERE },
    supplier_invoice_no: { kind: 'code', schema: maybeText(60), searchable: true, ...EVERYWHERE },
    supplier_invoice_date: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    pay_mode: { kind: 'enum', schema: z.enum(PAY_MODES).default('bank_transfer'), ...EVERYWHERE },
    /** What is spent beyond it is paid as the payment says. */
    cash_advance_id: { kind: 'reference', to: 'cash_advance', schema: maybe(idSchema), ...EVERYWHERE },
    due_on: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    lines: {
      kind: 'json',
      schema: z.array(expenseLineSchema).max(MOST_EXPENSE_LINES).default([]),
      ...IN_RECORD,
    },
    net_amount: kept,
    input_vat: kept,
    ewt_amount: kept,
    amount: kept,
    /** Of the day of the expense, as they were when it was last computed. */
    tax_rates: { kind: 'json', schema: taxRatesSchema },
    posted_on: keptDate,
    bank_id: { kind: 'reference', to: 'bank', offers: COMPANY_ACCOUNTS, schema: maybe(idSchema), ...KEPT },
    check_no: { ...checkNo, searchable: true, ...KEPT },
    entry_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
    payee_id: { kind: 'id', schema: idSchema.nullable() },
    /** What it was in the file that brought it; null of those that were typed. */
    import_key: { kind: 'code', schema: z.string().nullable() },
    /** The sum of its bill and its payments, kept by the database alone. */
    owed: { kind: 'money', schema: amountText, ...KEPT },
  },
})

export type Expense = Row<typeof expense.resource>
export type KeptExpense = KeptRow<typeof expense.resource>
