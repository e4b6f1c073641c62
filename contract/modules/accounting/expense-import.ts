import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { amountText, lineText, maybe, rateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { importAnswerSchema } from '@contract/kernel/record-calls'
import { EXPENSE_VAT_MODES, expenseLineSchema } from '@contract/modules/accounting/expense-line.schema'
import { expense } from '@contract/modules/accounting/expense.document'
import { MOST_WITHHELD, WITHHOLDING_CODES } from '@contract/modules/accounting/withholding'

const { fields } = expense.resource
const line = { kind: 'text', creatable: true } as const

/** The columns of a file of expenses: a row is a line, and rows of one reference are one expense. */
export const expenseImportLine = defineResource({
  name: 'expense_import',
  path: '/expense/transactions',
  table: 'expense',
  permission: 'expense.transaction',
  scope: {},
  title: 'reference',
  defaultSort: [],
  fields: {
    reference: { ...line, kind: 'code', schema: lineText(1, 60) },
    payee_name: fields.payee_name,
    payee_kind: fields.payee_kind,
    payee_tin: fields.payee_tin,
    expense_date: fields.expense_date,
    supplier_invoice_no: fields.supplier_invoice_no,
    supplier_invoice_date: fields.supplier_invoice_date,
    pay_mode: fields.pay_mode,
    due_on: fields.due_on,
    category_id: { ...line, kind: 'reference', to: 'expense_category', schema: maybe(idSchema) },
    account_id: { ...line, kind: 'reference', to: 'account', schema: maybe(idSchema) },
    description: { ...line, schema: expenseLineSchema.shape.description },
    project_id: { ...line, kind: 'reference', to: 'project', schema: maybe(idSchema) },
    amount: { ...line, kind: 'money', schema: amountText },
    vat_mode: { ...line, kind: 'enum', schema: z.enum(EXPENSE_VAT_MODES).default('inclusive') },
    atc: { ...line, kind: 'enum', schema: maybe(z.enum(WITHHOLDING_CODES)) },
    ewt_rate: { ...line, kind: 'rate', schema: maybe(rateText(0, MOST_WITHHELD)) },
    /** "HO=11 + CEB=7", or the codes alone for equal parts. */
    bearers: { ...line, schema: maybe(lineText(1, 500)) },
  },
})

/** What is said of the whole expense, and may be left empty behind its first row. */
export const EXPENSE_HEADER = [
  'payee_name',
  'payee_kind',
  'payee_tin',
  'expense_date',
  'supplier_invoice_no',
  'supplier_invoice_date',
  'pay_mode',
  'due_on',
] as const

const importedTwinSchema = z.object({
  /** The first row of the expense with that invoice. */
  row: z.number().int(),
  invoice: z.string(),
  /** The other one: among the expenses that the reader sees, or further up in the file. */
  kept: z.object({ id: idSchema, number: z.string().nullable(), payee_name: z.string() }).nullable(),
  reference: z.string().nullable(),
})
export type ImportedTwin = z.infer<typeof importedTwinSchema>

export const expenseImportAnswerSchema = importAnswerSchema.extend({
  /** The same invoice of the same payee: told, and no hindrance. */
  twins: z.array(importedTwinSchema),
})
export type ExpenseImportAnswer = z.infer<typeof expenseImportAnswerSchema>
