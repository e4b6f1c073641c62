import type { z } from 'zod'
import type { MergeLead } from '@contract/modules/buyers/lead.calls'
import type {
  BoardColumn,
  HistoryEntry,
  LeadChoices,
  MatchedUnit,
  newCalendarFeedSchema,
  PossibleDuplicate,
} from '@contract/modules/buyers/lead.views'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import { leads, leadTags } from '@/shared/leads/leads.api'

type Version = { id: string; row_version: number }
export type FeedAnswer = z.infer<typeof newCalendarFeedSchema> | null

const CALENDAR = '/api/v1/buyer-management/calendar'

const leadCalls = addCalls(['lead', 'calendar_feed'], build => ({
  getBoard: build.query<BoardColumn[], { search?: string | undefined }>({
    query: ({ search }) => ({ url: `${leads.url}/board`, params: { search: search || undefined } }),
    providesTags: [listTag('lead')],
  }),
  getLeadHistory: build.query<HistoryEntry[], string>({
    query: id => ({ url: `${leads.url}/${id}/history` }),
    providesTags: (_entries, _error, id) => [idTag('lead', id)],
  }),
  getLeadMatches: build.query<MatchedUnit[], string>({
    query: id => ({ url: `${leads.url}/${id}/matches` }),
    providesTags: (_units, _error, id) => [idTag('lead', id)],
  }),
  getDuplicates: build.query<PossibleDuplicate[], string>({
    query: id => ({ url: `${leads.url}/${id}/duplicates` }),
    providesTags: (_leads, _error, id) => [idTag('lead', id)],
  }),
  getLeadChoices: build.query<LeadChoices, void>({
    query: () => ({ url: `${leads.url}/choices` }),
  }),
  mergeLead: build.mutation<unknown, Version & { values: MergeLead }>({
    query: ({ id, row_version, values }) => ({
      url: `${leads.url}/${id}/merge`,
      method: 'POST',
      body: values,
      ifMatch: row_version,
    }),
    invalidatesTags: (result, error, { id, values }) =>
      tagsOnSuccess([...leadTags(id), ...leadTags(values.merged_lead_id)])(result, error),
  }),
  getCalendarFeed: build.query<FeedAnswer, void>({
    query: () => ({ url: CALENDAR }),
    providesTags: [listTag('calendar_feed')],
    keepUnusedDataFor: 0,
  }),
  makeCalendarFeed: build.mutation<unknown, void>({
    query: () => ({ url: CALENDAR, method: 'POST' }),
    invalidatesTags: tagsOnSuccess([listTag('calendar_feed')]),
  }),
  revokeCalendarFeed: build.mutation<unknown, void>({
    query: () => ({ url: `${CALENDAR}/revoke`, method: 'POST' }),
    invalidatesTags: tagsOnSuccess([listTag('calendar_feed')]),
  }),
}))

export const {
  useGetBoardQuery,
  useGetLeadHistoryQuery,
  useGetLeadMatchesQuery,
  useGetDuplicatesQuery,
  useGetLeadChoicesQuery,
  useMergeLeadMutation,
  useGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} = leadCalls
