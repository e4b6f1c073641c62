import type { FilterModel } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type {
  DecidedMany,
  Decide,
  DecideMany,
  decidedSchema,
  InboxCounts,
  OpenedSeat,
} from '@contract/modules/approvals/approval-inbox.commands'
import type { ApprovalSeat } from '@contract/modules/approvals/approval-inbox.resource'
import type { z } from 'zod'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import type { ListAnswer } from '@/shared/resource/list-answer'
import { listParams } from '@/shared/resource/list-params'

const url = '/api/v1/approvals/inbox'
const one = (id: string, verb = '') => `${url}/${encodeURIComponent(id)}${verb ? `/${verb}` : ''}`
/** More are not decided in one sitting; what is left comes when these are done. */
const MOST_SHOWN = 100

export type InboxView = 'waiting' | 'stand_in' | 'done'
export type InboxQuery = { show: InboxView; type: string; search: string }
export type InboxRow = ApprovalSeat & { id: string }

function filterOf({ show, type }: InboxQuery): FilterModel {
  return {
    state: show === 'done' ? oneOf('approved', 'rejected', 'returned') : oneOf('active'),
    ...(show === 'stand_in' ? { stands_in_for: { filterType: 'text', type: 'notBlank' } } : {}),
    ...(type ? { doc_type: oneOf(type) } : {}),
  }
}

type Seen = { id: string; version: number }
const decided = [listTag('approval_seat' as const), listTag('approval_count' as const)]

const inboxApi = api
  .enhanceEndpoints({ addTagTypes: ['approval_seat', 'approval_count', 'approval_tracker'] })
  .injectEndpoints({
    endpoints: build => ({
      listInbox: build.query<ListAnswer<InboxRow>, InboxQuery>({
        query: query => ({
          url,
          params: listParams({
            start: 0,
            end: MOST_SHOWN,
            search: query.search,
            filter: filterOf(query),
            sort: [
              query.show === 'done'
                ? { field: 'decided_at', direction: 'desc' }
                : { field: 'due_at', direction: 'asc' },
            ],
          }),
        }),
        providesTags: [listTag('approval_seat')],
      }),
      countInbox: build.query<InboxCounts, void>({
        query: () => ({ url: '/api/v1/approvals/counts' }),
        transformResponse: unwrap<InboxCounts>,
        providesTags: [listTag('approval_count')],
      }),
      openSeat: build.query<OpenedSeat, string>({
        query: id => ({ url: one(id) }),
        transformResponse: unwrap<OpenedSeat>,
        providesTags: (_seat, _error, id) => [idTag('approval_seat', id)],
      }),
      decideSeat: build.mutation<z.infer<typeof decidedSchema>, { seat: Seen; said: Decide }>({
        query: ({ seat, said }) => ({
          url: one(seat.id, 'decide'),
          method: 'POST',
          body: said,
          ifMatch: seat.version,
          once: true,
        }),
        transformResponse: unwrap<z.infer<typeof decidedSchema>>,
        // Refused too: somebody was faster, and the list must not go on offering it.
        invalidatesTags: (_done, _error, { seat }) => [...decided, idTag('approval_seat', seat.id)],
      }),
      decideSeats: build.mutation<DecidedMany, DecideMany>({
        query: body => ({ url: `${url}/decide`, method: 'POST', body, once: true }),
        transformResponse: unwrap<DecidedMany>,
        invalidatesTags: decided,
      }),
      handOnSeat: build.mutation<{ name: string }, { id: string; key: string }>({
        query: ({ id, key }) => ({ url: one(id, 'delegate'), method: 'POST', body: { key } }),
        transformResponse: unwrap<{ name: string }>,
        invalidatesTags: (result, error, { id }) =>
          tagsOnSuccess([...decided, idTag('approval_seat', id)])(result, error),
      }),
    }),
  })

export const {
  useListInboxQuery,
  useCountInboxQuery,
  useOpenSeatQuery,
  useDecideSeatMutation,
  useDecideSeatsMutation,
  useHandOnSeatMutation,
} = inboxApi
