import { schemeCommands } from '@contract/modules/commission/scheme.commands'
import { commissionSchemeResource } from '@contract/modules/commission/scheme.resource'
import type { FrozenSale, SchemeDetail, SchemeRow } from '@contract/modules/commission/scheme.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { api } from '@/shared/http/api'
import { idTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceApi } from '@/shared/resource/resource-types'

const TAG = 'commission_scheme'
/** A scheme with its levels, tranches and line. */
export type ShownScheme = SchemeDetail & { id: string; row_version: number }

export const schemes: ResourceApi<SchemeRow, ShownScheme> = createResourceApi(commissionSchemeResource)

export const schemeActions = createCommandApi(schemeCommands)

const schemeApi = api.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: build => ({
    getFrozenSales: build.query<FrozenSale[], string>({
      query: id => ({ url: `${schemes.url}/${encodeURIComponent(id)}/sales` }),
      providesTags: (_sales, _error, id) => [idTag(TAG, id)],
    }),
  }),
})

export const { useGetFrozenSalesQuery } = schemeApi
