import type { HoldUnit, HoldView, UnitHold } from '@contract/modules/property/hold.commands'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const URL = '/api/v1/property/holds'
const TAGS = ['unit_hold', 'reserved_unit', 'property_unit'] as const

type Version = Pick<HoldView, 'id' | 'row_version' | 'unit_id'>

/** Also of what failed: whoever was told that another was quicker should see it. */
const ofUnit = (unitId: string) => [
  ...TAGS.map(listTag),
  idTag('unit_hold', unitId),
  idTag('property_unit', unitId),
]

const holdsApi = api.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: build => ({
    getUnitHold: build.query<UnitHold, string>({
      query: id => ({ url: `/api/v1/property/units/${id}/hold` }),
      transformResponse: unwrap<UnitHold>,
      providesTags: (_result, _error, id) => [idTag('unit_hold', id), idTag('property_unit', id)],
    }),
    holdUnit: build.mutation<HoldView, HoldUnit>({
      query: body => ({ url: URL, method: 'POST', body }),
      transformResponse: unwrap<HoldView>,
      invalidatesTags: (_result, _error, { unit_id }) => ofUnit(unit_id),
    }),
    extendHold: build.mutation<HoldView, Version>({
      query: ({ id, row_version }) => ({
        url: `${URL}/${id}/extend`,
        method: 'POST',
        body: {},
        ifMatch: row_version,
      }),
      transformResponse: unwrap<HoldView>,
      invalidatesTags: (_result, _error, { unit_id }) => ofUnit(unit_id),
    }),
    releaseHold: build.mutation<unknown, Version & { reason: string | null }>({
      query: ({ id, row_version, reason }) => ({
        url: `${URL}/${id}/release`,
        method: 'POST',
        body: { reason },
        ifMatch: row_version,
      }),
      invalidatesTags: (_result, _error, { unit_id }) => ofUnit(unit_id),
    }),
  }),
})

export const { useGetUnitHoldQuery, useHoldUnitMutation, useExtendHoldMutation, useReleaseHoldMutation } =
  holdsApi
