import type { FilterModel } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type { InboxCounts } from '@contract/modules/approvals/approval-inbox.calls'
import type { ApprovalSeat } from '@contract/modules/approvals/approval-inbox.resource'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import type { ListAnswer } from '@/shared/resource/list-answer'
import { listParams } from '@/shared/resource/list-params'

const url = '/api/v1/approvals/inbox'
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

const inboxApi = addCalls(['approval_seat'], build => ({
  listInbox: build.query<ListAnswer<InboxRow>, InboxQuery>({
    query: query => ({
      ...{ url, withMeta: true },
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
    providesTags: [listTag('approval_seat')],
  }),
}))

export const { useListInboxQuery, useCountInboxQuery } = inboxApi
