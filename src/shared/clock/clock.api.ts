import type { PunchAnswer, PunchCall, Today } from '@contract/modules/time-logs/time-logs.calls'
import { addCalls } from '@/shared/http/api'
import { listTag, tagsOnSuccess } from '@/shared/http/tags'

const URL = '/api/v1/time-logs'
/** What a punch makes old, of everybody's time. */
export const TIME_TAGS = [
  'time_log',
  'attendance_day',
  'time_correction',
  'overtime_request',
  'time_month',
] as const
export const timeTags = TIME_TAGS.map(listTag)

export const { useGetTodayQuery, usePunchMutation } = addCalls([...TIME_TAGS], build => ({
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
