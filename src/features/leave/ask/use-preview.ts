import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import type { PreviewLeave } from '@contract/modules/leave/leave-request.calls'
import type { LeaveChoices, LeavePreview } from '@contract/modules/leave/leave.views'
import { previewOf, type AskValues } from '@/features/leave/ask/ask-values'
import { usePreviewLeaveQuery } from '@/features/leave/leave.api'
import { localPreview } from '@/features/leave/ask/local-preview'
import { useDebounced } from '@/shared/form/use-debounced'

/** Who else is away is null until it is known. */
type ShownPreview = Omit<LeavePreview, 'cover'> & { cover: LeavePreview['cover'] | null }

export type AskedPreview = {
  /** The days at once; the rest as it was told last, until it is told anew. */
  data: ShownPreview | undefined
  /** The server has not answered yet for what stands in the form. */
  isOld: boolean
  error: unknown
  retry: () => void
}

const UNTOLD = {
  problems: [],
  cover: null,
  documents: { required: false, due: null },
  asked: null,
  last_day: null,
} satisfies Partial<ShownPreview>

type PreviewContext = { requestId: string | null; inPlaceOf: string | null; choices: LeaveChoices }

/** What the request comes to: counted here while one types, and told by the server whenever typing pauses. */
export function usePreview(
  values: AskValues,
  { requestId, inPlaceOf, choices }: PreviewContext,
): AskedPreview {
  const asked = previewOf(values, requestId)
  const text = asked && JSON.stringify(asked)
  const settled = useDebounced(text)
  const call = settled === null ? null : (JSON.parse(settled) as PreviewLeave)
  const told = usePreviewLeaveQuery(call === null ? skipToken : { inPlaceOf, asked: call })
  const local = useMemo(
    () => (text === null ? null : localPreview(JSON.parse(text) as PreviewLeave, choices)),
    [text, choices],
  )
  const isOld = text !== settled || told.currentData === undefined
  const counted = isOld && local ? { ...UNTOLD, ...told.data, ...local } : told.data
  // That nobody was away on the days before says nothing of these.
  const isCoverKnown = !isOld || (told.data !== undefined && told.data.cover.length > 0)
  return {
    data: asked && counted ? { ...counted, cover: isCoverKnown ? counted.cover : null } : undefined,
    isOld,
    error: told.currentData ? undefined : told.error,
    retry: () => void told.refetch(),
  }
}
