import { budgetCommands, type BudgetTotals } from '@contract/modules/accounting/budget.commands'
import type { ImportCall } from '@contract/kernel/record-calls'
import type { ExpenseImportAnswer } from '@contract/modules/accounting/expense-import'
import type { DateText } from '@contract/kernel/dates'
import type { UnitDrivers } from '@contract/modules/accounting/cost-driver'
import { budgetResource } from '@contract/modules/accounting/budget.resource'
import { expenseCategoryResource } from '@contract/modules/accounting/expense-category.resource'
import { expenseRecordResource } from '@contract/modules/accounting/expense-record.resource'
import type {
  ExpenseChecks,
  ExpenseReport,
  ExpenseTerms,
  ReportDimension,
} from '@contract/modules/accounting/expense.calls'
import { expensePaymentResource } from '@contract/modules/accounting/expense-payment.resource'
import {
  paymentCommands,
  type ExpensePayments,
  type PaidBills,
  type PayableTotals,
} from '@contract/modules/accounting/payable.commands'
import { payableResource } from '@contract/modules/accounting/payable.resource'
import type { WithholdingReport } from '@contract/modules/accounting/withholding-report'
import { recurringExpenseResource } from '@contract/modules/accounting/recurring-expense.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { createRefusedQuery } from '@/shared/command/create-refused-query'
import { expense } from '@contract/modules/accounting/expense.document'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const expenses = createDocumentApi(expense)
export const expenseCategories = createResourceApi(expenseCategoryResource)
export const expenseRecords = createResourceApi(expenseRecordResource)
export const recurringExpenses = createResourceApi(recurringExpenseResource)
export const payables = createResourceApi(payableResource)
export const budgets = createResourceApi(budgetResource)
export const budgetActions = createCommandApi(budgetCommands)
export const expensePayments = createResourceApi(expensePaymentResource)
export const paymentActions = createCommandApi(paymentCommands, {
  touchesWhenRefused: true,
})
export const useRefusedBills = createRefusedQuery(paymentCommands, 'ask_payment')

const WITHHOLDING_PATH = '/api/v1/expense/withholding'
export type WithholdingQuestion = { period: string; units: string | undefined }

/** `units`: their codes, joined by commas; undefined for all together. */
export type ReportQuestion = {
  by: ReportDimension
  from: string
  to: string
  units: string | undefined
  compare?: string | undefined
}

export const {
  useGetExpenseTermsQuery,
  useLazyGetCostDriversQuery,
  useGetExpenseChecksQuery,
  useGetExpenseReportQuery,
  useGetPayableTotalsQuery,
  useGetBudgetTotalsQuery,
  useGetPaidBillsQuery,
  useGetWithholdingQuery,
  useGetExpensePaymentsQuery,
  useImportExpensesMutation,
} = addCalls(['expense', 'expense_category', 'expense_payable', 'expense_payment', 'budget'], build => ({
  getExpenseTerms: build.query<ExpenseTerms, void>({
    query: () => ({ url: '/api/v1/expense/terms' }),
    providesTags: [listTag('expense_category')],
  }),
  /** Asked anew each time: units grow and sales are booked meanwhile. */
  getCostDrivers: build.query<UnitDrivers[], DateText>({
    query: on => ({ url: '/api/v1/expense/cost-drivers', params: { on } }),
    transformResponse: ({ units }: { units: UnitDrivers[] }) => units,
    keepUnusedDataFor: 0,
  }),
  importExpenses: build.mutation<ExpenseImportAnswer, ImportCall>({
    query: body => ({ url: `/api/v1${expense.resource.path}/import`, method: 'POST', body }),
    invalidatesTags: (_answer, error, { dry_run }) => (error || dry_run ? [] : [listTag('expense')]),
  }),
  getExpenseChecks: build.query<ExpenseChecks, string>({
    query: id => ({ url: `/api/v1${expense.resource.path}/${id}/checks` }),
    providesTags: (_answer, _error, id) => [idTag('expense', id)],
  }),
  getPayableTotals: build.query<PayableTotals, void>({
    query: () => ({ url: '/api/v1/expense/payables/totals' }),
    providesTags: [listTag('expense_payable')],
  }),
  getWithholding: build.query<WithholdingReport, WithholdingQuestion>({
    query: params => ({ url: WITHHOLDING_PATH, params }),
    providesTags: [listTag('expense')],
  }),
  getBudgetTotals: build.query<BudgetTotals, number>({
    query: year => ({ url: '/api/v1/expense/budgets/totals', params: { year } }),
    providesTags: [listTag('budget')],
  }),
  getPaidBills: build.query<PaidBills, string>({
    query: id => ({ url: `/api/v1${expensePaymentResource.path}/${id}/bills` }),
    providesTags: (_answer, _error, id) => [idTag('expense_payment', id)],
  }),
  getExpensePayments: build.query<ExpensePayments, string>({
    query: id => ({ url: `/api/v1${expense.resource.path}/${id}/payments` }),
    providesTags: (_answer, _error, id) => [idTag('expense', id)],
  }),
  getExpenseReport: build.query<ExpenseReport, ReportQuestion>({
    query: params => ({ url: '/api/v1/expense/reports', params }),
    providesTags: [listTag('expense'), listTag('budget')],
  }),
}))

export function reportAddress({ units, compare, ...question }: ReportQuestion): string {
  const query = new URLSearchParams({ ...question, ...(units && { units }), ...(compare && { compare }) })
  return `/api/v1/expense/reports/export?${query.toString()}`
}

/** A file of the tax withheld: the export of a quarter, or the certificate of a payee. */
export function withholdingAddress(
  as: 'export' | 'certificate',
  { units, ...question }: Record<string, string | undefined>,
): string {
  const said = Object.entries({ ...question, units }).filter(([, value]) => value)
  return `${WITHHOLDING_PATH}/${as}?${new URLSearchParams(Object.fromEntries(said) as Record<string, string>).toString()}`
}
