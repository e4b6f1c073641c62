import type { AgentDay, LogActivity } from '@contract/modules/buyers/lead.commands'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const leads = createResourceApi(leadResource)

export type Logging = { id: string; key: string; values: LogActivity }

/** What an activity makes old: the lists and days of leads, and the lead with its history. */
export const leadTags = (id: string) => [
  listTag('lead' as const),
  idTag('lead' as const, id),
  idTag('lead_history' as const, id),
]

const leadsApi = api.enhanceEndpoints({ addTagTypes: ['lead', 'lead_history'] }).injectEndpoints({
  endpoints: build => ({
    getAgentDay: build.query<AgentDay, { ownerId?: string | undefined }>({
      query: ({ ownerId }) => ({ url: `${leads.url}/day`, params: { owner_id: ownerId } }),
      transformResponse: unwrap<AgentDay>,
      providesTags: [listTag('lead')],
    }),
    logActivity: build.mutation<unknown, Logging>({
      query: ({ id, key, values }) => ({
        url: `${leads.url}/${id}/activities`,
        method: 'POST',
        body: values,
        idempotencyKey: key,
        // Whoever stands in the sun with one bar waits no minute: what does not leave at once is kept.
        timeoutMs: 12_000,
        retry: false,
      }),
      invalidatesTags: (result, error, { id }) => tagsOnSuccess(leadTags(id))(result, error),
    }),
  }),
})

export const { useGetAgentDayQuery, useLogActivityMutation } = leadsApi
