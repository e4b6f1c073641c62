import type { LedgerEntryRow, YearEnd } from '@contract/modules/leave/leave-balance.calls'
import type { LeaveCalendar, LeaveCalendarQuery } from '@contract/modules/leave/leave-calendar.calls'
import type { PreviewLeave } from '@contract/modules/leave/leave-request.calls'
import type {
  LeaveChoices,
  LeaveDetail,
  LeavePreview,
  EmployeeWithoutAccount,
} from '@contract/modules/leave/leave.views'
import { leaveBalances, leaveRequests } from '@/features/leave/leave-lists.api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const TAGS = ['leave_request', 'leave_balance', 'leave_usage'] as const
const ALL = TAGS.map(listTag)

const askUrl = (inPlaceOf: string | null) =>
  inPlaceOf === null ? '/api/v1/leave' : `/api/v1/leave/employees/${encodeURIComponent(inPlaceOf)}`

const leaveApi = addCalls(TAGS, build => ({
  /** Of oneself, or of the employee in whose place one asks. */
  getLeaveChoices: build.query<LeaveChoices, string | null>({
    query: inPlaceOf => ({ url: `${askUrl(inPlaceOf)}/choices` }),
    providesTags: [listTag('leave_balance')],
  }),
  previewLeave: build.query<LeavePreview, { inPlaceOf: string | null; asked: PreviewLeave }>({
    query: ({ inPlaceOf, asked }) => ({ url: `${askUrl(inPlaceOf)}/preview`, method: 'POST', body: asked }),
    providesTags: ALL,
    keepUnusedDataFor: 5,
  }),
  getWithoutAccount: build.query<EmployeeWithoutAccount[], void>({
    query: () => ({ url: '/api/v1/leave/without-account' }),
  }),
  getLeaveDetail: build.query<LeaveDetail, string>({
    query: id => ({ url: `${leaveRequests.url}/${encodeURIComponent(id)}/days` }),
    providesTags: (_detail, _error, id) => [listTag('leave_request'), idTag('leave_request', id)],
  }),
  getLeaveCalendar: build.query<LeaveCalendar, LeaveCalendarQuery>({
    query: params => ({ url: '/api/v1/leave/calendar', params }),
    providesTags: ALL,
  }),
  getLedger: build.query<LedgerEntryRow[], string>({
    query: id => ({ url: `${leaveBalances.url}/${encodeURIComponent(id)}/entries` }),
    providesTags: [listTag('leave_balance')],
  }),
  getYearEnd: build.query<YearEnd, number>({
    query: year => ({ url: '/api/v1/leave/year-end', params: { year } }),
    providesTags: ALL,
  }),
}))

export const {
  useGetLeaveChoicesQuery,
  usePreviewLeaveQuery,
  useGetWithoutAccountQuery,
  useGetLeaveDetailQuery,
  useGetLeaveCalendarQuery,
  useGetLedgerQuery,
  useGetYearEndQuery,
} = leaveApi
