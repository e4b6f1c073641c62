import type { CountedList, ListCounts } from '@contract/kernel/list-calls'
import { oneOf } from '@contract/kernel/one-of'
import type { ApprovalSeat } from '@contract/modules/approvals/approval-inbox.resource'
import type { OwnRequests } from '@contract/modules/approvals/own-requests'
import type { AgentDay } from '@contract/modules/buyers/lead.views'
import type { OwnMemo } from '@contract/modules/files/memo.calls'
import type { AwayToday } from '@contract/modules/leave/away-today'
import type { LeaveChoices } from '@contract/modules/leave/leave.views'
import type { ListedReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { listParams } from '@/shared/resource/list-params'

export const PENDING = { status: oneOf('pending') }

export const OWN_HOLDS = { status: oneOf('on_hold'), is_own: oneOf(true) }
const MOST_HOLDS = 5
const MOST_ASKED = 4
const WAITING = { state: oneOf('active'), is_frozen: oneOf(false) }
const MOST_URGENT = [{ field: 'due_at', direction: 'asc' as const }]
const SOONEST = [{ field: 'deadline_at', direction: 'asc' as const }]

type CountQuestion = CountedList & { key: string }
type Counts = Readonly<Record<string, number>>
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
  'approval_request',
  'own_memo',
  'journal_entry',
  'sales_team',
] as const
const TAGS = KINDS.map(kind => listTag(kind))

const dashboardApi = addCalls([...KINDS], build => ({
  /** As many rows as the lists themselves count, all lines of the page in one question. */
  dashboardCounts: build.query<Counts, readonly CountQuestion[]>({
    query: lines => ({
      url: '/api/v1/list-counts',
      params: { lists: JSON.stringify(lines.map(({ list, filter }) => ({ list, filter }))) },
    }),
    transformResponse: ({ counts }: ListCounts, _meta, lines) =>
      Object.fromEntries(lines.map(({ key }, index) => [key, counts[index] ?? 0])),
    providesTags: TAGS,
  }),
  dashboardInbox: build.query<{ rows: InboxRow[]; waiting: number }, void>({
    query: () => ({
      ...{ url: '/api/v1/approvals/inbox', withMeta: true },
      params: listParams({ start: 0, end: MOST_ASKED, sort: MOST_URGENT, filter: WAITING }),
    }),
    transformResponse: ({ data, meta }: { data: InboxRow[]; meta: { filtered: number } }) => ({
      rows: data,
      waiting: meta.filtered,
    }),
    providesTags: [listTag('approval_seat')],
  }),
  dashboardRequests: build.query<OwnRequests, void>({
    query: () => ({ url: '/api/v1/approvals/own' }),
    providesTags: [listTag('approval_seat'), 'approval_request'],
  }),
  dashboardMemos: build.query<OwnMemo[], void>({
    query: () => ({ url: '/api/v1/files/own-memos' }),
    providesTags: [listTag('own_memo')],
  }),
  dashboardAway: build.query<AwayToday, void>({
    query: () => ({ url: '/api/v1/leave/away' }),
    providesTags: [listTag('leave_balance')],
  }),
  dashboardDay: build.query<AgentDay, void>({
    query: () => ({ url: '/api/v1/buyer-management/leads/day' }),
    providesTags: [listTag('lead')],
  }),
  dashboardHolds: build.query<ListedReservedUnit[], void>({
    query: () => ({
      url: '/api/v1/property/reserved',
      params: listParams({ start: 0, end: MOST_HOLDS, sort: SOONEST, filter: OWN_HOLDS, count: 'no' }),
    }),
    providesTags: [listTag('reserved_unit')],
  }),
  dashboardLeave: build.query<LeaveChoices, void>({
    query: () => ({ url: '/api/v1/leave/choices' }),
    providesTags: [listTag('leave_balance')],
  }),
}))

export const {
  useDashboardAwayQuery,
  useDashboardCountsQuery,
  useDashboardDayQuery,
  useDashboardHoldsQuery,
  useDashboardInboxQuery,
  useDashboardLeaveQuery,
  useDashboardMemosQuery,
  useDashboardRequestsQuery,
} = dashboardApi
