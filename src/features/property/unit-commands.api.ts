import type { PriceQuery, UnitPriceView } from '@contract/selling/property-unit.calls'
import { unitCommands } from '@contract/modules/property/unit.commands'
import { units } from '@/features/property/units.api'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag } from '@/shared/http/tags'

export const unitActions = createCommandApi(unitCommands)

const pricesApi = addCalls(['property_unit'], build => ({
  unitPrice: build.query<UnitPriceView, { id: string; asked: PriceQuery }>({
    query: ({ id, asked }) => ({
      url: `${units.url}/${id}/price`,
      params: asked as Record<string, string>,
    }),
    providesTags: (_price, _error, { id }) => [idTag('property_unit', id)],
  }),
}))

export const { useUnitPriceQuery } = pricesApi
