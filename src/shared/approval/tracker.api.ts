import type { Tracker } from '@contract/modules/approvals/approval-inbox.calls'
import { ownRequestCommands } from '@contract/modules/approvals/own-request.commands'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag } from '@/shared/http/tags'

/** Which document it is about. */
export type TrackedDocument = { docType: string; subjectId: string }

const tagOf = ({ docType, subjectId }: TrackedDocument) =>
  idTag('approval_request', `${docType} ${subjectId}`)

export const ownRequestActions = createCommandApi(ownRequestCommands)

const trackerApi = addCalls(['approval_request', 'own_request'], build => ({
  getTracker: build.query<Tracker, TrackedDocument>({
    query: ({ docType, subjectId }) => ({
      url: `/api/v1/approvals/tracker/${encodeURIComponent(docType)}/${encodeURIComponent(subjectId)}`,
    }),
    providesTags: (tracker, _error, tracked) => [
      tagOf(tracked),
      ...(tracker ? [idTag('own_request', tracker.request_id)] : []),
    ],
  }),
}))

export const { useGetTrackerQuery } = trackerApi
