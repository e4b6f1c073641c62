import { holdCommands } from '@contract/modules/property/hold.commands'
import type { UnitHold } from '@contract/modules/property/hold.calls'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag } from '@/shared/http/tags'

export const holdActions = createCommandApi(holdCommands, { touchesWhenRefused: true })

const holdsApi = addCalls(['unit_hold', 'property_unit'], build => ({
  getUnitHold: build.query<UnitHold, string>({
    query: id => ({ url: `/api/v1/property/units/${id}/hold` }),
    providesTags: (_result, _error, id) => [idTag('unit_hold', id), idTag('property_unit', id)],
  }),
}))

export const { useGetUnitHoldQuery } = holdsApi
