import type { Totals } from '@contract/kernel/list-calls'
import { oneOf } from '@contract/kernel/one-of'
import { quarterOf } from '@contract/kernel/quarters'
import type { CertificateReport } from '@contract/modules/collection/certificate-report'
import { askAll } from '@/features/dashboard/ask-all'
import { api, unwrap } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { narrowingParams } from '@/shared/resource/list-params'

/** From the reservation to the money; what is held waits apart. */
export const TEAM_STATES = [
  ...(['projected', 'locked', 'eligible', 'billed'] as const),
  ...(['partly_collected', 'collected', 'on_hold'] as const),
]

const KINDS = ['sale', 'collection', 'commission_transaction', 'cwt_certificate'] as const

/** What comes after the first cards, and is no part of what the first page weighs. */
const lateFiguresApi = api.enhanceEndpoints({ addTagTypes: [...KINDS] }).injectEndpoints({
  endpoints: build => ({
    /** What is overdue is told of all quarters, whichever one is asked about. */
    dashboardCertificates: build.query<CertificateReport, string>({
      query: as_of => ({
        url: '/api/v1/collection/certificates/by-quarter',
        params: { from: quarterOf(as_of), to: quarterOf(as_of), as_of },
      }),
      transformResponse: unwrap,
      providesTags: [listTag('collection'), listTag('cwt_certificate')],
    }),
    /** What the shares of each state come to, as the list sums them. */
    dashboardTeamCommission: build.query<readonly (string | null)[], void>({
      queryFn: (_none, _api, _extra, baseQuery) =>
        askAll(
          baseQuery,
          TEAM_STATES.map(state => ({
            url: '/api/v1/commission/transactions/sums',
            params: { fields: 'amount', ...narrowingParams({ filter: { state: oneOf(state) } }) },
          })),
          (answers: readonly { data: Totals }[]) => answers.map(({ data }) => data.sums['amount'] ?? null),
        ),
      providesTags: [listTag('sale'), listTag('commission_transaction')],
    }),
  }),
})

export const { useDashboardCertificatesQuery, useDashboardTeamCommissionQuery } = lateFiguresApi
