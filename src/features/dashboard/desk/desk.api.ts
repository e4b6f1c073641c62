import { businessDate } from '@contract/kernel/dates'
import type { FieldValues } from '@contract/kernel/list-calls'
import { before, inDays, oneOf } from '@contract/kernel/one-of'
import type { CloseChecklist } from '@contract/modules/accounting/close-checklist'
import type { ListedFiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import type { AttendanceDay } from '@contract/modules/time-logs/attendance-day.resource'
import { openAdvances } from '@/features/dashboard/desk/open-advances'
import { unitsByProject, SHOWN_STATUSES, type ProjectUnits } from '@/features/dashboard/desk/units-by-project'
import { askAll } from '@/features/dashboard/ask-all'
import { api, unwrap } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { listParams, narrowingParams } from '@/shared/resource/list-params'

/** As many units as close a month in one company of this kind. */
const MOST_UNITS = 6
const MOST_DAYS = 5
const FIRST_MONTH = [{ field: 'month', direction: 'asc' as const }]
const LATEST_DAY = [{ field: 'work_date', direction: 'desc' as const }]
const KINDS = ['fiscal_period', 'journal_entry', 'property_unit', 'attendance_day', 'cash_advance'] as const

export type MonthClose = { period: ListedFiscalPeriod; checks: CloseChecklist['checks'] }
type Incomplete = { days: AttendanceDay[]; count: number }

/** What stands on the first page of a desk and is looked for nowhere else in this form. */
const deskApi = api.enhanceEndpoints({ addTagTypes: [...KINDS] }).injectEndpoints({
  endpoints: build => ({
    /** The oldest month that is over and still open, in each unit that has it open, with its checklist. */
    dashboardClose: build.query<MonthClose[], void>({
      queryFn: async (_none, _api, _extra, baseQuery) => {
        const over = before(`${businessDate(new Date()).slice(0, 7)}-01`)
        const open = {
          url: '/api/v1/accounting/periods',
          params: listParams({
            ...{ start: 0, end: MOST_UNITS, sort: FIRST_MONTH, count: 'no' },
            filter: { status: oneOf('open'), month: over },
          }),
        }
        const listed = await askAll(
          baseQuery,
          [open],
          ([answer]: readonly { data: ListedFiscalPeriod[] }[]) =>
            (answer?.data ?? []).filter(({ month }, _index, [oldest]) => month === oldest?.month),
        )
        if ('error' in listed) return listed
        const { data: periods } = listed
        return askAll(
          baseQuery,
          periods.map(({ id }) => ({ url: `/api/v1/accounting/periods/${id}/checklist` })),
          (lists: readonly { data: CloseChecklist }[]) =>
            periods.map((period, index) => ({ period, checks: lists[index]?.data.checks ?? [] })),
        )
      },
      providesTags: [listTag('fiscal_period'), listTag('journal_entry')],
    }),
    dashboardUnits: build.query<ProjectUnits[], void>({
      queryFn: (_none, _api, _extra, baseQuery) =>
        askAll(
          baseQuery,
          SHOWN_STATUSES.map(status => ({
            url: '/api/v1/property/units/values/project_id',
            params: narrowingParams({ filter: { status: oneOf(status) } }),
          })),
          (answers: readonly { data: FieldValues }[]) =>
            unitsByProject(answers.map(({ data }) => data.values)),
        ),
      providesTags: [listTag('property_unit')],
    }),
    /** Days of a month before today on which a punch is missing. */
    dashboardIncomplete: build.query<Incomplete, { from: string; to: string }>({
      query: ({ from, to }) => ({
        url: '/api/v1/time-logs/days',
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
    /** What one still owes of cash advances, as the list at its foot; null where there is none. */
    dashboardAdvances: build.query<string | null, void>({
      query: () => ({
        url: '/api/v1/cash-advance/records/sums',
        params: { fields: 'balance', ...narrowingParams({ filter: openAdvances }) },
      }),
      transformResponse: (answer: { data: { sums: Record<string, string | null> } }) =>
        unwrap(answer).sums['balance'] ?? null,
      providesTags: [listTag('cash_advance')],
    }),
  }),
})

export const {
  useDashboardAdvancesQuery,
  useDashboardCloseQuery,
  useDashboardIncompleteQuery,
  useDashboardUnitsQuery,
} = deskApi
