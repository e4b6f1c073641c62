import type { PlaceQuery } from '@contract/kernel/list-calls'
import type { PlannedProject, PlannedUnit, UnitPlaceInList } from '@contract/modules/property/plan.views'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { narrowingParams, sortParam } from '@/shared/resource/list-params'
import type { ListConditions, SortItem } from '@/shared/resource/resource-types'

type PlaceQuestion = ListConditions & { id: string; sort?: readonly SortItem[] | undefined }
type Params = Partial<Record<keyof PlaceQuery, string>>

const planApi = addCalls(['property_unit'], build => ({
  getPlannedProjects: build.query<PlannedProject[], void>({
    query: () => ({ url: '/api/v1/property/plans' }),
    providesTags: [listTag('property_unit')],
  }),
  getPlan: build.query<PlannedUnit[], ListConditions & { id: string }>({
    query: ({ id, ...narrowing }) => ({
      url: `/api/v1/property/plans/${id}`,
      params: narrowingParams(narrowing),
    }),
    providesTags: [listTag('property_unit')],
  }),
  getUnitPlace: build.query<UnitPlaceInList, PlaceQuestion>({
    query: ({ id, sort, ...narrowing }) => ({
      url: `/api/v1/property/units/${id}/place`,
      params: { ...narrowingParams(narrowing), sort: sortParam(sort) } as Params,
    }),
    providesTags: [listTag('property_unit')],
  }),
}))

export const { useGetPlannedProjectsQuery, useGetPlanQuery, useLazyGetUnitPlaceQuery } = planApi
