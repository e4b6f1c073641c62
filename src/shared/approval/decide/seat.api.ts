import type { z } from 'zod'
import type { Decide, decidedSchema, OpenedSeat } from '@contract/modules/approvals/approval-inbox.commands'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

const url = '/api/v1/approvals/inbox'
const one = (id: string, verb = '') => `${url}/${encodeURIComponent(id)}${verb ? `/${verb}` : ''}`

type Seen = { id: string; version: number }
/** What every decision makes old; the document that it is about tells its own. */
export const DECIDED = [listTag('approval_seat' as const), listTag('approval_count' as const)]

const seatApi = api
  .enhanceEndpoints({ addTagTypes: ['approval_seat', 'approval_count', 'approval_tracker'] })
  .injectEndpoints({
    endpoints: build => ({
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
        invalidatesTags: (_done, _error, { seat }) => [
          ...DECIDED,
          idTag('approval_seat', seat.id),
          'approval_tracker',
        ],
      }),
      handOnSeat: build.mutation<{ name: string }, { id: string; key: string }>({
        query: ({ id, key }) => ({ url: one(id, 'delegate'), method: 'POST', body: { key } }),
        transformResponse: unwrap<{ name: string }>,
        invalidatesTags: (result, error, { id }) =>
          tagsOnSuccess([...DECIDED, idTag('approval_seat', id)])(result, error),
      }),
    }),
  })

export const { useOpenSeatQuery, useDecideSeatMutation, useHandOnSeatMutation } = seatApi
