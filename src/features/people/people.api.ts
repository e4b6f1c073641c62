import type { ChartPerson, PeopleChoices, SeparateEmployee } from '@contract/modules/people/employee.commands'
import { employees } from '@/features/people/employees.api'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

type Separation = { id: string; row_version: number; values: SeparateEmployee }

const TAGS = ['employee', 'employee_detail', 'seller_profile', 'user'] as const

const peopleApi = api.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: build => ({
    getOrgChart: build.query<ChartPerson[], void>({
      query: () => ({ url: '/api/v1/people/org-chart' }),
      transformResponse: unwrap<ChartPerson[]>,
      providesTags: [listTag('employee')],
    }),
    getPeopleChoices: build.query<PeopleChoices, void>({
      query: () => ({ url: '/api/v1/people/choices' }),
      transformResponse: unwrap<PeopleChoices>,
    }),
    separateEmployee: build.mutation<unknown, Separation>({
      query: ({ id, row_version, values }) => ({
        url: `${employees.url}/${id}/separate`,
        method: 'POST',
        body: values,
        ifMatch: row_version,
      }),
      invalidatesTags: (result, error, { id }) =>
        tagsOnSuccess([...TAGS.map(listTag), idTag('employee', id), idTag('employee_detail', id)])(
          result,
          error,
        ),
    }),
  }),
})

export const { useGetOrgChartQuery, useGetPeopleChoicesQuery, useSeparateEmployeeMutation } = peopleApi
