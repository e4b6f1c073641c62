import { inDays, oneOf } from '@contract/kernel/one-of'
import type { FailedJob } from '@contract/modules/settings/failed-job'
import type { AttendanceDay } from '@contract/modules/time-logs/attendance-day.resource'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { listParams } from '@/shared/resource/list-params'

const MOST_DAYS = 5
const LATEST_DAY = [{ field: 'work_date', direction: 'desc' as const }]

type Incomplete = { days: AttendanceDay[]; count: number }

const officeApi = addCalls(['attendance_day'], build => ({
  /** Days of a month before today on which a punch is missing. */
  dashboardIncomplete: build.query<Incomplete, { from: string; to: string }>({
    query: ({ from, to }) => ({
      ...{ url: '/api/v1/time-logs/days', withMeta: true },
      params: listParams({
        ...{ start: 0, end: MOST_DAYS, sort: LATEST_DAY },
        filter: { status: oneOf('incomplete'), work_date: inDays(from, to) },
      }),
    }),
    transformResponse: ({ data, meta }: { data: AttendanceDay[]; meta: { filtered: number } }) => ({
      days: data,
      count: meta.filtered,
    }),
    providesTags: [listTag('attendance_day')],
  }),
  dashboardJobs: build.query<FailedJob[], void>({
    query: () => ({ url: '/api/v1/settings/failed-jobs' }),
  }),
}))

export const { useDashboardIncompleteQuery, useDashboardJobsQuery } = officeApi
