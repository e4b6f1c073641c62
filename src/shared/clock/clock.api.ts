import type { PunchAnswer, PunchCall, Today } from '@contract/modules/time-logs/time-logs.calls'
import { TIME_KINDS } from '@contract/modules/time-logs/time-kinds'
import { addCalls } from '@/shared/http/api'
import { listTag, tagsOnSuccess } from '@/shared/http/tags'

const URL = '/api/v1/time-logs'
export const timeTags = TIME_KINDS.map(listTag)

export const { useGetTodayQuery, usePunchMutation } = addCalls(TIME_KINDS, build => ({
  getToday: build.query<Today, void>({
    query: () => ({ url: `${URL}/today` }),
    providesTags: timeTags,
  }),
  punch: build.mutation<PunchAnswer, PunchCall & { idempotencyKey: string }>({
    query: ({ direction, idempotencyKey }) => ({
      url: `${URL}/punches`,
      method: 'POST',
      body: { direction },
      idempotencyKey,
    }),
    invalidatesTags: tagsOnSuccess(timeTags),
  }),
}))
