import type { FilterModel } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.commands'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.commands'
import type { ApprovalSeat } from '@contract/modules/approvals/approval-inbox.resource'
import type { OwnRequests } from '@contract/modules/approvals/own-requests'
import type { OwnProfile } from '@contract/modules/auth/auth.commands'
import type { AgentDay } from '@contract/modules/buyers/lead-views'
import type { Receivables } from '@contract/modules/collection/receivables'
import type { ComingCommission } from '@contract/modules/commission/coming-commission'
import type { OwnMemo } from '@contract/modules/files/memo.commands'
import type { AwayToday } from '@contract/modules/leave/away-today'
import type { LeaveChoices } from '@contract/modules/leave/leave-views'
import type { ListedReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import type { ReportDimension } from '@contract/modules/sales/sales-report.rules'
import type { SalesReport } from '@contract/modules/sales/sales-report.commands'
import type { FailedJob } from '@contract/modules/settings/failed-job'
import { askAll } from '@/features/dashboard/ask-all'
import { api, unwrap } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { listParams, narrowingParams } from '@/shared/resource/list-params'

export const PENDING = { status: oneOf('pending') }

export const OWN_HOLDS = { status: oneOf('on_hold'), is_own: oneOf(true) }
const MOST_HOLDS = 5
const MOST_ASKED = 4
const MOST_TEAMS = 200
const WAITING = { state: oneOf('active'), is_frozen: oneOf(false) }
const MOST_URGENT = [{ field: 'due_at', direction: 'asc' as const }]
const SOONEST = [{ field: 'deadline_at', direction: 'asc' as const }]

type CountQuestion = { list: string; filter: FilterModel }
type Counts = { meta: { filtered: number } }
export type InboxRow = ApprovalSeat & { id: string }

const KINDS = [
  'user',
  'buyer',
  'lead',
  'sale',
  'buyer_payment',
  'reserved_unit',
  'approval_seat',
  'leave_balance',
  'commission_statement',
  'commission_release',
  'collection',
  'cash_advance',
  'approval_tracker',
  'own_memo',
  'journal_entry',
  'sales_team',
] as const
const TAGS = KINDS.map(kind => listTag(kind))

const dashboardApi = api.enhanceEndpoints({ addTagTypes: [...KINDS] }).injectEndpoints({
  endpoints: build => ({
    /** The count alone: the users' own screen shows who they are. */
    countPendingAccounts: build.query<number, void>({
      query: () => ({
        url: '/api/v1/settings/users',
        params: listParams({ start: 0, end: 1, filter: PENDING }),
      }),
      transformResponse: (answer: { meta: { filtered: number } }) => answer.meta.filtered,
      providesTags: [listTag('user')],
    }),
    /** As many rows as the lists themselves count, all lines of a card together. */
    dashboardCounts: build.query<readonly number[], readonly CountQuestion[]>({
      queryFn: (lines, _api, _extra, baseQuery) =>
        askAll(
          baseQuery,
          lines.map(({ list, filter }) => ({
            url: list,
            params: { count: 'only', ...narrowingParams({ filter }) },
          })),
          (answers: readonly Counts[]) => answers.map(({ meta }) => meta.filtered),
        ),
      providesTags: TAGS,
    }),
    dashboardInbox: build.query<{ rows: InboxRow[]; waiting: number }, void>({
      query: () => ({
        url: '/api/v1/approvals/inbox',
        params: listParams({ start: 0, end: MOST_ASKED, sort: MOST_URGENT, filter: WAITING }),
      }),
      transformResponse: ({ data, meta }: Counts & { data: InboxRow[] }) => ({
        rows: data,
        waiting: meta.filtered,
      }),
      providesTags: [listTag('approval_seat')],
    }),
    dashboardRequests: build.query<OwnRequests, void>({
      query: () => ({ url: '/api/v1/approvals/own' }),
      transformResponse: unwrap,
      providesTags: [listTag('approval_seat'), 'approval_tracker'],
    }),
    dashboardMemos: build.query<OwnMemo[], void>({
      query: () => ({ url: '/api/v1/files/own-memos' }),
      transformResponse: unwrap,
      providesTags: [listTag('own_memo')],
    }),
    dashboardAway: build.query<AwayToday, void>({
      query: () => ({ url: '/api/v1/leave/away' }),
      transformResponse: unwrap,
      providesTags: [listTag('leave_balance')],
    }),
    dashboardResult: build.query<ProfitAndLoss, number>({
      query: year => ({
        url: '/api/v1/reports/monthly-profit-and-loss',
        params: { year, compare: 'budget' },
      }),
      transformResponse: unwrap,
      providesTags: [listTag('journal_entry')],
    }),
    dashboardCash: build.query<TrialBalance, string>({
      query: month => ({ url: '/api/v1/accounting/trial-balance', params: { from: month, to: month } }),
      transformResponse: unwrap,
      providesTags: [listTag('journal_entry')],
    }),
    dashboardReceivables: build.query<Receivables, string>({
      query: as_of => ({ url: '/api/v1/collection/receivables', params: { as_of } }),
      transformResponse: unwrap,
      providesTags: [listTag('collection'), listTag('commission_statement')],
    }),
    dashboardDay: build.query<AgentDay, void>({
      query: () => ({ url: '/api/v1/buyer-management/leads/day' }),
      transformResponse: (answer: { data: AgentDay }) => unwrap(answer),
      providesTags: [listTag('lead')],
    }),
    dashboardHolds: build.query<ListedReservedUnit[], void>({
      query: () => ({
        url: '/api/v1/property/reserved',
        params: listParams({ start: 0, end: MOST_HOLDS, sort: SOONEST, filter: OWN_HOLDS, count: 'no' }),
      }),
      transformResponse: (answer: { data: ListedReservedUnit[] }) => unwrap(answer),
      providesTags: [listTag('reserved_unit')],
    }),
    dashboardSales: build.query<SalesReport, { by: ReportDimension; from: string; to: string }>({
      query: params => ({ url: '/api/v1/sales/report', params }),
      transformResponse: unwrap,
      providesTags: [listTag('sale')],
    }),
    /** What each team in sight is to book a month; null where nobody said. */
    dashboardTargets: build.query<(string | null)[], void>({
      query: () => ({
        url: '/api/v1/maintenance/sales-teams',
        params: listParams({ start: 0, end: MOST_TEAMS, filter: { is_active: oneOf(true) }, count: 'no' }),
      }),
      transformResponse: (answer: { data: readonly { monthly_target: string | null }[] }) =>
        unwrap(answer).map(team => team.monthly_target),
      providesTags: [listTag('sales_team')],
    }),
    dashboardCommission: build.query<ComingCommission, void>({
      query: () => ({ url: '/api/v1/commission/coming' }),
      transformResponse: (answer: { data: ComingCommission }) => unwrap(answer),
      providesTags: [listTag('sale'), listTag('buyer_payment')],
    }),
    /** How many; the screen of the papers shows which. */
    dashboardPapers: build.query<number, void>({
      query: () => ({ url: '/api/v1/buyer-management/documents/waiting' }),
      transformResponse: (answer: { data: readonly unknown[] }) => unwrap(answer).length,
      providesTags: [listTag('buyer'), listTag('sale')],
    }),
    dashboardSalePapers: build.query<number, void>({
      query: () => ({ url: '/api/v1/sales/documents/waiting' }),
      transformResponse: (answer: { data: readonly unknown[] }) => unwrap(answer).length,
      providesTags: [listTag('sale')],
    }),
    dashboardJobs: build.query<FailedJob[], void>({
      query: () => ({ url: '/api/v1/settings/failed-jobs' }),
      transformResponse: (answer: { data: FailedJob[] }) => unwrap(answer),
    }),
    dashboardLeave: build.query<LeaveChoices, void>({
      query: () => ({ url: '/api/v1/leave/choices' }),
      transformResponse: (answer: { data: LeaveChoices }) => unwrap(answer),
      providesTags: [listTag('leave_balance')],
    }),
    /** By the names that administrators gave them; the session knows only their codes. */
    listOwnRoles: build.query<OwnProfile['roles'], void>({
      query: () => ({ url: '/api/v1/auth/profile' }),
      transformResponse: (answer: { data: OwnProfile }) => unwrap(answer).roles,
    }),
  }),
})

export const {
  useCountPendingAccountsQuery,
  useDashboardAwayQuery,
  useDashboardCashQuery,
  useDashboardCommissionQuery,
  useDashboardCountsQuery,
  useDashboardDayQuery,
  useDashboardHoldsQuery,
  useDashboardInboxQuery,
  useDashboardJobsQuery,
  useDashboardLeaveQuery,
  useDashboardMemosQuery,
  useDashboardPapersQuery,
  useDashboardReceivablesQuery,
  useDashboardRequestsQuery,
  useDashboardResultQuery,
  useDashboardSalePapersQuery,
  useDashboardSalesQuery,
  useDashboardTargetsQuery,
  useListOwnRolesQuery,
} = dashboardApi
