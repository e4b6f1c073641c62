import type { z } from 'zod'
import type { nudgedSchema, Tracker } from '@contract/modules/approvals/approval-inbox.commands'
import { api, unwrap } from '@/shared/http/api'
import { idTag, tagsOnSuccess } from '@/shared/http/tags'

/** Which document it is about. */
export type Tracked = { docType: string; subjectId: string }

const tagOf = ({ docType, subjectId }: Tracked) => idTag('approval_tracker', `${docType} ${subjectId}`)

const trackerApi = api.enhanceEndpoints({ addTagTypes: ['approval_tracker'] }).injectEndpoints({
  endpoints: build => ({
    getTracker: build.query<Tracker, Tracked>({
      query: ({ docType, subjectId }) => ({
        url: `/api/v1/approvals/tracker/${encodeURIComponent(docType)}/${encodeURIComponent(subjectId)}`,
      }),
      transformResponse: unwrap<Tracker>,
      providesTags: (_tracker, _error, tracked) => [tagOf(tracked)],
    }),
    nudge: build.mutation<z.infer<typeof nudgedSchema>, Tracked & { requestId: string }>({
      query: ({ requestId }) => ({
        url: `/api/v1/approvals/requests/${encodeURIComponent(requestId)}/nudge`,
        method: 'POST',
      }),
      transformResponse: unwrap<z.infer<typeof nudgedSchema>>,
      invalidatesTags: (result, error, tracked) => tagsOnSuccess([tagOf(tracked)])(result, error),
    }),
  }),
})

export const { useGetTrackerQuery, useNudgeMutation } = trackerApi
