import type { AdjustBalance, LedgerEntryRow, YearEnd } from '@contract/modules/leave/leave-balance.commands'
import type { LeaveCalendar, LeaveCalendarQuery } from '@contract/modules/leave/leave-calendar.commands'
import type {
  DraftLeave,
  LeaveChoices,
  LeaveDetail,
  LeavePreview,
  PreviewLeave,
  WithoutAccount,
} from '@contract/modules/leave/leave-request.commands'
import { leaveBalances, leaveRequests } from '@/features/leave/leave-lists.api'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import type { ResourceRow } from '@/shared/resource/resource-types'

const TAGS = ['leave_request', 'leave_balance', 'leave_usage', 'approval_tracker'] as const
/** Whatever moves a request moves days with it, and with them all that shows days. */
const ALL = (['leave_request', 'leave_balance', 'leave_usage'] as const).map(listTag)

/** What is done to a request; the name is also the end of its address. */
export type LeaveMove =
  | 'submit'
  | 'withdraw'
  | 'recall'
  | 'ask-cancellation'
  | 'grant-cancellation'
  | 'refuse-cancellation'
  | 'split'
type Moved = { id: string; row_version: number; move: LeaveMove; body?: Record<string, unknown> }
type Versioned = { id: string; row_version: number }

const askUrl = (inPlaceOf: string | null) =>
  inPlaceOf === null ? '/api/v1/leave' : `/api/v1/leave/employees/${encodeURIComponent(inPlaceOf)}`
const of = (id: string, part = '') => `${leaveRequests.url}/${encodeURIComponent(id)}${part}`
const changed = (result: unknown, error: unknown, { id }: { id: string }) =>
  tagsOnSuccess([...ALL, idTag('leave_request', id), idTag('approval_tracker', `leave ${id}`)])(result, error)

const leaveApi = api.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: build => ({
    /** Of oneself, or of the employee in whose place one asks. */
    getLeaveChoices: build.query<LeaveChoices, string | null>({
      query: inPlaceOf => ({ url: `${askUrl(inPlaceOf)}/choices` }),
      transformResponse: unwrap<LeaveChoices>,
      providesTags: [listTag('leave_balance')],
    }),
    previewLeave: build.query<LeavePreview, { inPlaceOf: string | null; asked: PreviewLeave }>({
      query: ({ inPlaceOf, asked }) => ({ url: `${askUrl(inPlaceOf)}/preview`, method: 'POST', body: asked }),
      transformResponse: unwrap<LeavePreview>,
      providesTags: ALL,
      keepUnusedDataFor: 5,
    }),
    getWithoutAccount: build.query<WithoutAccount[], void>({
      query: () => ({ url: '/api/v1/leave/without-account' }),
      transformResponse: unwrap<WithoutAccount[]>,
    }),
    draftInPlace: build.mutation<ResourceRow, { inPlaceOf: string; asked: DraftLeave }>({
      query: ({ inPlaceOf, asked }) => ({
        url: `${askUrl(inPlaceOf)}/requests`,
        method: 'POST',
        body: asked,
      }),
      transformResponse: unwrap<ResourceRow>,
      invalidatesTags: tagsOnSuccess(ALL),
    }),
    getLeaveDetail: build.query<LeaveDetail, string>({
      query: id => ({ url: of(id, '/days') }),
      transformResponse: unwrap<LeaveDetail>,
      providesTags: (_detail, _error, id) => [listTag('leave_request'), idTag('leave_request', id)],
    }),
    moveLeave: build.mutation<ResourceRow, Moved>({
      query: ({ id, row_version, move, body }) => ({
        url: of(id, `/${move}`),
        method: 'POST',
        ifMatch: row_version,
        ...(body && { body }),
      }),
      transformResponse: unwrap<ResourceRow>,
      invalidatesTags: changed,
    }),
    discardLeave: build.mutation<unknown, Versioned>({
      query: ({ id, row_version }) => ({ url: of(id, '/discard'), method: 'POST', ifMatch: row_version }),
      invalidatesTags: tagsOnSuccess(ALL),
    }),
    getLeaveCalendar: build.query<LeaveCalendar, LeaveCalendarQuery>({
      query: params => ({ url: '/api/v1/leave/calendar', params }),
      transformResponse: unwrap<LeaveCalendar>,
      providesTags: ALL,
    }),
    getLedger: build.query<LedgerEntryRow[], string>({
      query: id => ({ url: `${leaveBalances.url}/${encodeURIComponent(id)}/entries` }),
      transformResponse: unwrap<LedgerEntryRow[]>,
      providesTags: [listTag('leave_balance')],
    }),
    adjustBalance: build.mutation<unknown, AdjustBalance>({
      query: body => ({ url: `${leaveBalances.url}/adjust`, method: 'POST', body }),
      invalidatesTags: tagsOnSuccess(ALL),
    }),
    getYearEnd: build.query<YearEnd, number>({
      query: year => ({ url: '/api/v1/leave/year-end', params: { year } }),
      transformResponse: unwrap<YearEnd>,
      providesTags: ALL,
    }),
    closeYear: build.mutation<unknown, number>({
      query: year => ({ url: '/api/v1/leave/year-end', method: 'POST', body: { year } }),
      invalidatesTags: tagsOnSuccess(ALL),
    }),
  }),
})

export const {
  useGetLeaveChoicesQuery,
  usePreviewLeaveQuery,
  useGetWithoutAccountQuery,
  useDraftInPlaceMutation,
  useGetLeaveDetailQuery,
  useMoveLeaveMutation,
  useDiscardLeaveMutation,
  useGetLeaveCalendarQuery,
  useGetLedgerQuery,
  useAdjustBalanceMutation,
  useGetYearEndQuery,
  useCloseYearMutation,
} = leaveApi
