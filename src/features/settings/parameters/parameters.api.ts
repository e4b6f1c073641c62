import { parameterCommands } from '@contract/modules/settings/parameter.commands'
import type { ParameterList, TouchedQuery } from '@contract/modules/settings/parameter.calls'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

const parametersApi = addCalls(['parameter_value'], build => ({
  listParameters: build.query<ParameterList, void>({
    query: () => ({ url: '/api/v1/settings/parameters' }),
    providesTags: [listTag('parameter_value')],
  }),
  countTouched: build.query<{ count: number | null }, TouchedQuery>({
    query: params => ({ url: '/api/v1/settings/parameters/touched', params }),
    keepUnusedDataFor: 0,
  }),
}))

export const { useListParametersQuery, useCountTouchedQuery } = parametersApi
export const parameterActions = createCommandApi(parameterCommands)
