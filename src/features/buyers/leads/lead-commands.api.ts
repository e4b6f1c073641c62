import type { z } from 'zod'
import type {
  BoardColumn,
  HistoryEntry,
  LeadChoices,
  MatchedUnit,
  MergeLead,
  MoveLead,
  newCalendarFeedSchema,
  PossibleDuplicate,
} from '@contract/modules/buyers/lead.commands'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import { leads, leadTags } from '@/shared/leads/leads.api'

type Version = { id: string; row_version: number }
export type Feed = z.infer<typeof newCalendarFeedSchema> | null
type Handing = Version & {
  kind: 'assign' | 'transfer'
  values: { to_employee_id: string; reason: string | null }
}

const CALENDAR = '/api/v1/buyer-management/calendar'

const command = (verb: string, { id, row_version }: Version, body: object) => ({
  url: `${leads.url}/${id}/${verb}`,
  method: 'POST' as const,
  body,
  ifMatch: row_version,
})

const commands = api
  .enhanceEndpoints({ addTagTypes: ['lead', 'lead_history', 'calendar_feed'] })
  .injectEndpoints({
    endpoints: build => ({
      getBoard: build.query<BoardColumn[], { search?: string | undefined }>({
        query: ({ search }) => ({ url: `${leads.url}/board`, params: { search: search || undefined } }),
        transformResponse: unwrap<BoardColumn[]>,
        providesTags: [listTag('lead')],
      }),
      getLeadHistory: build.query<HistoryEntry[], string>({
        query: id => ({ url: `${leads.url}/${id}/history` }),
        transformResponse: unwrap<HistoryEntry[]>,
        providesTags: (_entries, _error, id) => [idTag('lead_history', id)],
      }),
      getLeadMatches: build.query<MatchedUnit[], string>({
        query: id => ({ url: `${leads.url}/${id}/matches` }),
        transformResponse: unwrap<MatchedUnit[]>,
        providesTags: (_units, _error, id) => [idTag('lead', id)],
      }),
      getDuplicates: build.query<PossibleDuplicate[], string>({
        query: id => ({ url: `${leads.url}/${id}/duplicates` }),
        transformResponse: unwrap<PossibleDuplicate[]>,
        providesTags: (_leads, _error, id) => [idTag('lead', id)],
      }),
      getLeadChoices: build.query<LeadChoices, void>({
        query: () => ({ url: `${leads.url}/choices` }),
        transformResponse: unwrap<LeadChoices>,
      }),
      moveLead: build.mutation<unknown, Version & { values: MoveLead }>({
        query: ({ values, ...lead }) => command('move', lead, values),
        invalidatesTags: (result, error, { id }) => tagsOnSuccess(leadTags(id))(result, error),
      }),
      handOverLead: build.mutation<unknown, Handing>({
        query: ({ kind, values, ...lead }) => command(kind, lead, values),
        invalidatesTags: (result, error, { id }) => tagsOnSuccess(leadTags(id))(result, error),
      }),
      mergeLead: build.mutation<unknown, Version & { values: MergeLead }>({
        query: ({ values, ...lead }) => command('merge', lead, values),
        invalidatesTags: (result, error, { id, values }) =>
          tagsOnSuccess([...leadTags(id), ...leadTags(values.merged_lead_id)])(result, error),
      }),
      withdrawLeadConsent: build.mutation<unknown, Version & { reason: string }>({
        query: ({ reason, ...lead }) => command('withdraw-consent', lead, { reason }),
        invalidatesTags: (result, error, { id }) => tagsOnSuccess(leadTags(id))(result, error),
      }),
      giveLeadConsent: build.mutation<unknown, Version & { text_version: string }>({
        query: ({ text_version, ...lead }) => command('consent', lead, { text_version }),
        invalidatesTags: (result, error, { id }) => tagsOnSuccess(leadTags(id))(result, error),
      }),
      getCalendarFeed: build.query<Feed, void>({
        query: () => ({ url: CALENDAR }),
        transformResponse: unwrap<Feed>,
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
    }),
  })

export const {
  useGetBoardQuery,
  useGetLeadHistoryQuery,
  useGetLeadMatchesQuery,
  useGetDuplicatesQuery,
  useGetLeadChoicesQuery,
  useMoveLeadMutation,
  useHandOverLeadMutation,
  useMergeLeadMutation,
  useWithdrawLeadConsentMutation,
  useGiveLeadConsentMutation,
  useGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} = commands
