import { z } from 'zod'
import { amountText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { monthText } from '@contract/kernel/instant-text'
import { comparisons } from '@contract/modules/accounting/compare'
import { statementUnits } from '@contract/kernel/statement-units'

const named = { id: idSchema, code: z.string(), name: z.string() }

/** What the form of an expense chooses from, and the names that its preview says. */
export const expenseTermsSchema = z.object({
  categories: z.array(
    z.object({
      ...named,
      account: z.string(),
      receipt_required_from: amountText,
      needs_project: z.boolean(),
    }),
  ),
  /** Accounts that bear a cost; none for who may not see the chart. */
  accounts: z.array(z.object(named)),
  projects: z.array(z.object(named)),
  /** Those that the reader belongs to. */
  units: z.array(z.object(named)),
  /** That of an expense which the reader drafts. */
  own_ou_id: idSchema.nullable(),
  /** Advances of the reader that are open, which an expense may settle. */
  advances: z.array(z.object({ id: idSchema, number: z.string(), balance: amountText })),
  /** Banks to pay from, each with its account in the books. */
  banks: z.array(z.object({ id: idSchema, account: z.string() })),
  /** Every account that an entry of an expense may name, by its code. */
  account_names: z.record(z.string(), z.string()),
})
export type ExpenseTerms = z.infer<typeof expenseTermsSchema>

/** What a reader should look at before deciding or posting: the same paper once more. */
export const expenseChecksSchema = z.object({
  duplicates: z.array(
    z.object({
      id: idSchema,
      number: z.string().nullable(),
      payee_name: z.string(),
      because: z.enum(['invoice', 'receipt']),
    }),
  ),
  receipts: z.number().int(),
  /** Out of which it is, with what is open of it now; null of others. */
  advance: z.object({ id: idSchema, number: z.string(), balance: amountText }).nullable(),
})
export type ExpenseChecks = z.infer<typeof expenseChecksSchema>

export const REPORT_DIMENSIONS = [
  'account_id',
  'category_id',
  'ou_id',
  'project_id',
  'payee_name',
  'month',
] as const
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number]

export const expenseReportQuerySchema = z
  .strictObject({
    by: z.enum(REPORT_DIMENSIONS),
    from: monthText,
    to: monthText,
    units: statementUnits,
    compare: comparisons,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'dates_reversed' })
export type ExpenseReportQuery = z.infer<typeof expenseReportQuerySchema>

const figures = {
  lines: z.number().int(),
  /** Lines of which a receipt is kept. */
  receipts: z.number().int(),
  net_amount: signedAmountText,
  input_vat: signedAmountText,
  ewt_amount: signedAmountText,
  /** Of the same months; null where nobody asked, or budgets know no such groups. */
  budget: signedAmountText.nullable(),
  /** What was spent less the budget: above nothing where it was more. */
  variance: signedAmountText.nullable(),
  /** Net of VAT in the same months a year before. */
  previous: signedAmountText.nullable(),
}
export const expenseReportSchema = z.object({
  by: z.enum(REPORT_DIMENSIONS),
  from: z.string(),
  to: z.string(),
  unit_ids: z.array(idSchema).nullable(),
  /** `key` is what the records are filtered by; null where a line says nothing. */
  rows: z.array(z.object({ key: z.string().nullable(), name: z.string().nullable(), ...figures })),
  totals: z.object(figures),
})
export type ExpenseReport = z.infer<typeof expenseReportSchema>
