import type { AgentDay } from '@contract/modules/buyers/lead.views'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const leads = createResourceApi(leadResource)

/** What an activity makes old: the lists and days of leads, and the lead with its history. */
export const leadTags = (id: string) => [listTag('lead' as const), idTag('lead' as const, id)]

const leadsApi = addCalls(['lead'], build => ({
  getAgentDay: build.query<AgentDay, { ownerId?: string | undefined }>({
    query: ({ ownerId }) => ({ url: `${leads.url}/day`, params: { owner_id: ownerId } }),
    providesTags: [listTag('lead')],
  }),
}))

export const { useGetAgentDayQuery } = leadsApi
