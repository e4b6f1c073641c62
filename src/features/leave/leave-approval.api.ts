import type { Decide, OpenedSeat } from '@contract/modules/approvals/approval-inbox.commands'
import { api, unwrap } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

const SEATS = '/api/v1/approvals/inbox'
const TAGS = ['leave_request', 'leave_balance', 'leave_usage', 'approval_seat', 'approval_tracker'] as const

type Decided = { seat: string; version: number; values: Decide }

/** The decision of whoever has a leave request, given where the request is read. */
const leaveApprovalApi = api.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: build => ({
    getLeaveSeat: build.query<OpenedSeat, string>({
      query: seat => ({ url: `${SEATS}/${encodeURIComponent(seat)}` }),
      transformResponse: unwrap<OpenedSeat>,
      providesTags: [listTag('leave_request'), listTag('approval_seat')],
    }),
    decideLeave: build.mutation<unknown, Decided>({
      query: ({ seat, version, values }) => ({
        url: `${SEATS}/${encodeURIComponent(seat)}/decide`,
        method: 'POST',
        ifMatch: version,
        body: values,
      }),
      // Document, balance, tracker and inbox are all other ones after it.
      invalidatesTags: (_result, error) => (error ? [] : [...TAGS]),
    }),
  }),
})

export const { useGetLeaveSeatQuery, useDecideLeaveMutation } = leaveApprovalApi
