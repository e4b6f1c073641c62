import { expenseCategoryResource } from '@contract/modules/accounting/expense-category.resource'
import { expenseRecordResource } from '@contract/modules/accounting/expense-record.resource'
import type {
  ExpenseChecks,
  ExpenseReport,
  ExpenseTerms,
  ReportDimension,
} from '@contract/modules/accounting/expense.commands'
import { expense } from '@contract/modules/accounting/expense.document'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const expenses = createDocumentApi(expense)
export const expenseCategories = createResourceApi(expenseCategoryResource)
export const expenseRecords = createResourceApi(expenseRecordResource)

/** `units`: their codes, joined by commas; undefined for all together. */
export type ReportQuestion = { by: ReportDimension; from: string; to: string; units: string | undefined }

export const { useGetExpenseTermsQuery, useGetExpenseChecksQuery, useGetExpenseReportQuery } = api
  .enhanceEndpoints({ addTagTypes: ['expense', 'expense_category'] })
  .injectEndpoints({
    endpoints: build => ({
      getExpenseTerms: build.query<ExpenseTerms, void>({
        query: () => ({ url: '/api/v1/expense/terms' }),
        transformResponse: (answer: { data: ExpenseTerms }) => unwrap(answer),
        providesTags: [listTag('expense_category')],
      }),
      getExpenseChecks: build.query<ExpenseChecks, string>({
        query: id => ({ url: `/api/v1${expense.resource.path}/${id}/checks` }),
        transformResponse: (answer: { data: ExpenseChecks }) => unwrap(answer),
        providesTags: (_answer, _error, id) => [idTag('expense', id)],
      }),
      getExpenseReport: build.query<ExpenseReport, ReportQuestion>({
        query: params => ({ url: '/api/v1/expense/reports', params }),
        transformResponse: (answer: { data: ExpenseReport }) => unwrap(answer),
        providesTags: [listTag('expense')],
      }),
    }),
  })

export function reportAddress({ units, ...question }: ReportQuestion): string {
  const query = new URLSearchParams({ ...question, ...(units && { units }) })
  return `/api/v1/expense/reports/export?${query.toString()}`
}
