import type { ImportAnswer, ImportCall } from '@contract/kernel/record-calls'
import type { ListedOvertimeRequest } from '@contract/modules/time-logs/overtime-request.resource'
import type { ListedTimeCorrection } from '@contract/modules/time-logs/time-correction.resource'
import type { PersonMonth, TeamSummary, UnitMonth } from '@contract/modules/time-logs/time-logs.calls'
import {
  correctionCommands,
  overtimeCommands,
  timedPersonCommands,
} from '@contract/modules/time-logs/time-request.commands'
import { shiftAssignmentCommands, timeMonthCommands } from '@contract/modules/time-logs/time-keeping.commands'
import { TIME_KINDS } from '@contract/modules/time-logs/time-kinds'
import { timeTags } from '@/shared/clock/clock.api'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'

const URL = '/api/v1/time-logs'
const all = timeTags

export type RequestKind = 'corrections' | 'overtime'
export type TimeRequest = ListedTimeCorrection | ListedOvertimeRequest

export const requestActions = {
  corrections: createCommandApi(correctionCommands),
  overtime: createCommandApi(overtimeCommands),
}

export const timedPersonActions = createCommandApi(timedPersonCommands)
export const timeMonthActions = createCommandApi(timeMonthCommands)
export const shiftAssignmentActions = createCommandApi(shiftAssignmentCommands)

/** A page of requests: the newest, which is what waits. */
const PAGE = { start: 0, end: 100 }

const timeApi = addCalls(TIME_KINDS, build => ({
  getPersonMonth: build.query<PersonMonth, { month: string; employee_id?: string | undefined }>({
    query: params => ({ url: `${URL}/month`, params }),
    providesTags: all,
  }),
  getTeamSummary: build.query<TeamSummary, { month: string }>({
    query: params => ({ url: `${URL}/summary`, params }),
    providesTags: all,
  }),
  getTimeRequests: build.query<TimeRequest[], RequestKind>({
    query: kind => ({ url: `${URL}/${kind}`, params: PAGE }),
    providesTags: all,
  }),
  getTimeRequest: build.query<TimeRequest, { kind: RequestKind; id: string }>({
    query: ({ kind, id }) => ({ url: `${URL}/${kind}/${encodeURIComponent(id)}` }),
    providesTags: all,
  }),
  getUnitMonths: build.query<UnitMonth[], string>({
    query: month => ({ url: `${URL}/unit-months`, params: { month } }),
    providesTags: all,
  }),
  importPunches: build.mutation<ImportAnswer, ImportCall>({
    query: body => ({ url: `${URL}/punches/import`, method: 'POST', body, timeoutMs: 120_000 }),
    invalidatesTags: (_answer, failed, { dry_run }) => (failed || dry_run ? [] : [...all]),
  }),
}))

export const {
  useGetPersonMonthQuery,
  useGetTeamSummaryQuery,
  useGetTimeRequestsQuery,
  useGetTimeRequestQuery,
  useGetUnitMonthsQuery,
  useImportPunchesMutation,
} = timeApi

/** A decision changes days, months and who is asked. */
export const timeChanged = () => timeApi.util.invalidateTags(all)
