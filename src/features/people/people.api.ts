import { employeeCommands } from '@contract/modules/people/employee.commands'
import type { ChartPerson, PeopleChoices } from '@contract/modules/people/employee.calls'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

export const employeeActions = createCommandApi(employeeCommands)

const peopleApi = addCalls(['employee', 'user'], build => ({
  getOrgChart: build.query<ChartPerson[], void>({
    query: () => ({ url: '/api/v1/people/org-chart' }),
    providesTags: [listTag('employee')],
  }),
  getAccount: build.query<UserListItem, string>({
    query: id => ({ url: `/api/v1/settings/users/${encodeURIComponent(id)}` }),
    providesTags: (_user, _error, id) => [idTag('user', id)],
  }),
  getPeopleChoices: build.query<PeopleChoices, void>({
    query: () => ({ url: '/api/v1/people/choices' }),
  }),
}))

export const { useGetOrgChartQuery, useGetPeopleChoicesQuery, useGetAccountQuery } = peopleApi
