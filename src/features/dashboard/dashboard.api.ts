import type { OwnProfile } from '@contract/modules/auth/auth.commands'
import { api, unwrap } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

const PENDING = JSON.stringify({ status: { filterType: 'set', values: ['pending'] } })

const dashboardApi = api.enhanceEndpoints({ addTagTypes: ['user'] }).injectEndpoints({
  endpoints: build => ({
    /** The count alone: the users' own screen shows who they are. */
    countPendingAccounts: build.query<number, void>({
      query: () => ({ url: '/api/v1/settings/users', params: { start: 0, end: 1, filter: PENDING } }),
      transformResponse: (answer: { meta: { filtered: number } }) => answer.meta.filtered,
      providesTags: [listTag('user')],
    }),
    /** By the names that administrators gave them; the session knows only their codes. */
    listOwnRoles: build.query<OwnProfile['roles'], void>({
      query: () => ({ url: '/api/v1/auth/profile' }),
      transformResponse: (answer: { data: OwnProfile }) => unwrap(answer).roles,
    }),
  }),
})

export const { useCountPendingAccountsQuery, useListOwnRolesQuery } = dashboardApi
