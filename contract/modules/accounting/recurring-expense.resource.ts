import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  dateText,
  EVERYWHERE,
  IN_RECORD,
  isActiveField,
  KEPT,
  maybe,
  nameText,
  tinText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { expenseLineSchema, MOST_EXPENSE_LINES } from '@contract/modules/accounting/expense-line.schema'
import { PAY_MODES, PAYEE_KINDS } from '@contract/modules/accounting/expense.document'

export const FREQUENCIES = ['weekly', 'monthly', 'quarterly', 'yearly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** An expense that comes again: on its day a draft is made of it, and its owner is told. */
export const recurringExpenseResource = defineResource({
  name: 'recurring_expense',
  path: '/expense/recurring',
  table: 'recurring_expense',
  permission: 'expense.transaction',
  scope: { ou: 'ou_id', line: 'employee_id' },
  // Whoever may draft an expense may have one drafted.
  actions: { edit: 'create', deactivate: 'create' },
  title: 'name',
  defaultSort: [{ field: 'next_on', direction: 'asc' }],
  fields: {
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    frequency: { kind: 'enum', schema: z.enum(FREQUENCIES).default('monthly'), ...EVERYWHERE },
    next_on: { kind: 'date', schema: dateText, ...EVERYWHERE },
    /** What its days are counted from: the next day as somebody wrote it last. */
    first_on: { kind: 'date', schema: dateText },
    payee_name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    payee_kind: { kind: 'enum', schema: z.enum(PAYEE_KINDS).default('supplier'), ...EVERYWHERE },
    payee_tin: { kind: 'code', schema: maybe(tinText), ...EVERYWHERE },
    pay_mode: { kind: 'enum', schema: z.enum(PAY_MODES).default('owe'), ...EVERYWHERE },
    lines: {
      kind: 'json',
      schema: z.array(expenseLineSchema).max(MOST_EXPENSE_LINES).default([]),
      ...IN_RECORD,
    },
    employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    is_active: isActiveField,
  },
})

export type RecurringExpense = Row<typeof recurringExpenseResource>
