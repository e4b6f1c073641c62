import type { PlannedProject, PlannedUnit } from '@contract/modules/property/plan.views'
import { api, unwrap } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

const planApi = api.enhanceEndpoints({ addTagTypes: ['property_unit'] }).injectEndpoints({
  endpoints: build => ({
    getPlannedProjects: build.query<PlannedProject[], void>({
      query: () => ({ url: '/api/v1/property/plans' }),
      transformResponse: unwrap<PlannedProject[]>,
      providesTags: [listTag('property_unit')],
    }),
    getPlan: build.query<PlannedUnit[], string>({
      query: id => ({ url: `/api/v1/property/plans/${id}` }),
      transformResponse: unwrap<PlannedUnit[]>,
      providesTags: [listTag('property_unit')],
    }),
  }),
})

export const { useGetPlannedProjectsQuery, useGetPlanQuery } = planApi
