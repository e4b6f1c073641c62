import type { FieldValues, Totals } from '@contract/kernel/list-calls'
import { oneOf } from '@contract/kernel/one-of'
import type { ComingCommission } from '@contract/modules/commission/coming-commission'
import type { SalesReport } from '@contract/modules/sales/sales-report.calls'
import type { ReportDimension } from '@contract/modules/sales/sales-report.rules'
import { askAll } from '@/features/dashboard/ask-all'
import { openAdvances } from '@/features/dashboard/sales/open-advances'
import {
  SHOWN_STATUSES,
  unitsByProject,
  type ProjectUnits,
} from '@/features/dashboard/sales/units-by-project'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { narrowingParams } from '@/shared/resource/list-params'

/** From the reservation to the money; what is held waits apart. */
export const TEAM_STATES = [
  ...(['projected', 'locked', 'eligible', 'billed'] as const),
  ...(['partly_collected', 'collected', 'on_hold'] as const),
]

const KINDS = [
  'sale',
  'buyer',
  'buyer_payment',
  'cash_advance',
  'commission_transaction',
  'property_unit',
  'sales_team',
] as const

const salesApi = addCalls([...KINDS], build => ({
  dashboardSales: build.query<SalesReport, { by: ReportDimension; from: string; to: string }>({
    query: params => ({ url: '/api/v1/sales/report', params }),
    providesTags: [listTag('sale')],
  }),
  /** What the teams in sight are to book a month; null where nobody said. */
  dashboardTarget: build.query<string | null, void>({
    query: () => ({
      url: '/api/v1/maintenance/sales-teams/sums',
      params: { fields: 'monthly_target', ...narrowingParams({ filter: { is_active: oneOf(true) } }) },
    }),
    transformResponse: ({ sums }: Totals) => sums['monthly_target'] ?? null,
    providesTags: [listTag('sales_team')],
  }),
  dashboardCommission: build.query<ComingCommission, void>({
    query: () => ({ url: '/api/v1/commission/coming' }),
    providesTags: [listTag('sale'), listTag('buyer_payment')],
  }),
  /** How many; the screen of the papers shows which. */
  dashboardPapers: build.query<number, void>({
    query: () => ({ url: '/api/v1/buyer-management/documents/waiting' }),
    transformResponse: (waiting: readonly unknown[]) => waiting.length,
    providesTags: [listTag('buyer'), listTag('sale')],
  }),
  dashboardSalePapers: build.query<number, void>({
    query: () => ({ url: '/api/v1/sales/documents/waiting' }),
    transformResponse: (waiting: readonly unknown[]) => waiting.length,
    providesTags: [listTag('sale')],
  }),
  dashboardUnits: build.query<ProjectUnits[], void>({
    queryFn: (_none, _api, _extra, baseQuery) =>
      askAll(
        baseQuery,
        SHOWN_STATUSES.map(status => ({
          url: '/api/v1/property/units/values/project_id',
          params: narrowingParams({ filter: { status: oneOf(status) } }),
        })),
        (answers: readonly FieldValues[]) => unitsByProject(answers.map(({ values }) => values)),
      ),
    providesTags: [listTag('property_unit')],
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
        (answers: readonly Totals[]) => answers.map(({ sums }) => sums['amount'] ?? null),
      ),
    providesTags: [listTag('sale'), listTag('commission_transaction')],
  }),
  /** What one still owes of cash advances, as the list at its foot; null where there is none. */
  dashboardAdvances: build.query<string | null, void>({
    query: () => ({
      url: '/api/v1/cash-advance/records/sums',
      params: { fields: 'balance', ...narrowingParams({ filter: openAdvances }) },
    }),
    transformResponse: ({ sums }: Totals) => sums['balance'] ?? null,
    providesTags: [listTag('cash_advance')],
  }),
}))

export const {
  useDashboardAdvancesQuery,
  useDashboardCommissionQuery,
  useDashboardPapersQuery,
  useDashboardSalePapersQuery,
  useDashboardSalesQuery,
  useDashboardTargetQuery,
  useDashboardTeamCommissionQuery,
  useDashboardUnitsQuery,
} = salesApi
