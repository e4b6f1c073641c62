import { businessDate, quarterOf } from '@contract/kernel/dates'
import { before, oneOf } from '@contract/kernel/one-of'
import type { CloseChecklist } from '@contract/modules/accounting/close-checklist'
import type { ListedFiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import type { CertificateReport } from '@contract/modules/collection/certificate-report'
import type { Receivables } from '@contract/modules/collection/receivables'
import { askAll } from '@/features/dashboard/ask-all'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { listParams } from '@/shared/resource/list-params'

/** As many units as close a month in one company of this kind. */
const MOST_UNITS = 6
const FIRST_MONTH = [{ field: 'month', direction: 'asc' as const }]
const KINDS = [
  'fiscal_period',
  'journal_entry',
  'collection',
  'commission_statement',
  'cwt_certificate',
] as const

export type MonthClose = { period: ListedFiscalPeriod; checks: CloseChecklist['checks'] }

const booksApi = addCalls([...KINDS], build => ({
  /** The oldest month that is over and still open, in each unit that has it open, with its checklist. */
  dashboardClose: build.query<MonthClose[], void>({
    queryFn: async (_none, _api, _extra, baseQuery) => {
      const over = before(`${businessDate(new Date()).slice(0, 7)}-01`)
      const open = {
        url: '/api/v1/accounting/periods',
        params: listParams({
          ...{ start: 0, end: MOST_UNITS, sort: FIRST_MONTH, count: 'no' },
          filter: { status: oneOf('open'), month: over },
        }),
      }
      const listed = await askAll(baseQuery, [open], ([answer]: readonly ListedFiscalPeriod[][]) =>
        (answer ?? []).filter(({ month }, _index, [oldest]) => month === oldest?.month),
      )
      if ('error' in listed) return listed
      const { data: periods } = listed
      return askAll(
        baseQuery,
        periods.map(({ id }) => ({ url: `/api/v1/accounting/periods/${id}/checklist` })),
        (lists: readonly CloseChecklist[]) =>
          periods.map((period, index) => ({ period, checks: lists[index]?.checks ?? [] })),
      )
    },
    providesTags: [listTag('fiscal_period'), listTag('journal_entry')],
  }),
  dashboardResult: build.query<ProfitAndLoss, number>({
    query: year => ({
      url: '/api/v1/reports/monthly-profit-and-loss',
      params: { year, compare: 'budget' },
    }),
    providesTags: [listTag('journal_entry')],
  }),
  dashboardCash: build.query<TrialBalance, string>({
    query: month => ({ url: '/api/v1/accounting/trial-balance', params: { from: month, to: month } }),
    providesTags: [listTag('journal_entry')],
  }),
  dashboardReceivables: build.query<Receivables, string>({
    query: as_of => ({ url: '/api/v1/collection/receivables', params: { as_of } }),
    providesTags: [listTag('collection'), listTag('commission_statement')],
  }),
  /** What is overdue is told of all quarters, whichever one is asked about. */
  dashboardCertificates: build.query<CertificateReport, string>({
    query: as_of => ({
      url: '/api/v1/collection/certificates/by-quarter',
      params: { from: quarterOf(as_of), to: quarterOf(as_of), as_of },
    }),
    providesTags: [listTag('collection'), listTag('cwt_certificate')],
  }),
}))

export const {
  useDashboardCashQuery,
  useDashboardCertificatesQuery,
  useDashboardCloseQuery,
  useDashboardReceivablesQuery,
  useDashboardResultQuery,
} = booksApi
