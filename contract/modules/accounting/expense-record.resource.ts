import { z } from 'zod'
import { defineResource, type ListedRow } from '@contract/kernel/define-resource'
import { dateText, KEPT, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { PAYEE_KINDS } from '@contract/modules/accounting/expense.document'

const figure = { kind: 'money', schema: signedAmountText, ...KEPT } as const
const text = { kind: 'text', schema: z.string(), searchable: true, ...KEPT } as const

/** A posted line as one unit bears it. A void adds the same with figures below nothing. */
export const expenseRecordResource = defineResource({
  name: 'expense_record',
  path: '/expense/records',
  table: 'expense_line',
  permission: 'expense.record',
  scope: { ou: 'ou_id' },
  title: 'number',
  defaultSort: [
    { field: 'posted_on', direction: 'desc' },
    { field: 'number', direction: 'desc' },
    { field: 'seq', direction: 'asc' },
  ],
  fields: {
    number: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    posted_on: { kind: 'date', schema: dateText, ...KEPT },
    payee_name: text,
    payee_kind: { kind: 'enum', schema: z.enum(PAYEE_KINDS), ...KEPT },
    description: text,
    category_id: { kind: 'reference', to: 'expense_category', schema: idSchema.nullable(), ...KEPT },
    account_id: { kind: 'reference', to: 'account', schema: idSchema, ...KEPT },
    project_id: { kind: 'reference', to: 'project', schema: idSchema.nullable(), ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    net_amount: figure,
    input_vat: figure,
    ewt_amount: figure,
    atc: { kind: 'code', schema: z.string().nullable(), ...KEPT },
    has_receipt: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    is_reversal: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    /** Of a record that was undone, and of the one that undoes it. */
    is_voided: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    seq: { kind: 'integer', schema: z.number().int(), ...KEPT },
    expense_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
  },
})

export type ExpenseRecord = ListedRow<typeof expenseRecordResource>
