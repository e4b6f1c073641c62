import { saleCreditResource } from '@contract/modules/sales/sale-credit.resource'
import type { ReportNames, SalesCohorts, SalesReport } from '@contract/modules/sales/sales-report.calls'
import type { Period, ReportDimension, ReportFilters } from '@contract/modules/sales/sales-report.rules'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export type ReportQuestion = Period & ReportFilters & { by: ReportDimension; compare: 'previous' | 'none' }

const REPORT = '/api/v1/sales/report'

const reportApi = addCalls(['sale'], build => ({
  getSalesReport: build.query<SalesReport, ReportQuestion>({
    query: params => ({ url: REPORT, params }),
    providesTags: [listTag('sale')],
  }),
  getSalesCohorts: build.query<SalesCohorts, Period & ReportFilters>({
    query: params => ({ url: `${REPORT}/cohorts`, params }),
    providesTags: [listTag('sale')],
  }),
  getReportNames: build.query<ReportNames, ReportFilters>({
    query: params => ({ url: `${REPORT}/names`, params }),
    providesTags: [listTag('sale')],
  }),
}))

export const { useGetSalesReportQuery, useGetSalesCohortsQuery, useGetReportNamesQuery } = reportApi
export const saleCredits = createResourceApi(saleCreditResource)

/** The same question as a paper. */
export function paperAddress(question: ReportQuestion): string {
  const said = Object.entries(question).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `${REPORT}/paper?${new URLSearchParams(said).toString()}`
}
