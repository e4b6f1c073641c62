import { z } from 'zod'
import { defineResource, type ListedRow } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { PAYEE_KINDS } from '@contract/modules/accounting/expense.document'
import { PAYABLE_AGES } from '@contract/modules/accounting/payable.rules'

const money = { kind: 'money', schema: amountText, ...KEPT } as const
const date = { kind: 'date', schema: dateText, ...KEPT } as const

/** What was posted as owed and is not paid, with how long it is overdue. */
export const payableResource = defineResource({
  name: 'expense_payable',
  path: '/expense/payables',
  table: 'expense_payable',
  permission: 'expense.record',
  scope: { ou: 'ou_id' },
  title: 'number',
  defaultSort: [
    { field: 'due_on', direction: 'asc' },
    { field: 'number', direction: 'asc' },
  ],
  fields: {
    number: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    payee_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    due_on: { ...date, schema: dateText.nullable() },
    days_overdue: { kind: 'integer', schema: z.number().int(), ...KEPT },
    age: { kind: 'enum', schema: z.enum(PAYABLE_AGES), ...KEPT },
    owed: money,
    amount: money,
    paid: money,
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    supplier_invoice_no: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    payee_tin: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    payee_kind: { kind: 'enum', schema: z.enum(PAYEE_KINDS), ...KEPT },
    expense_date: date,
    posted_on: date,
    employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
    payee_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
    expense_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
  },
})

export type Payable = ListedRow<typeof payableResource>
