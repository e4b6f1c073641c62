import type { ActivateUser } from '@contract/modules/settings/user.commands'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import type { Role } from '@contract/modules/settings/role.resource'
import type { OperatingUnit } from '@contract/modules/maintenance/operating-unit.resource'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import { pageParams, type ListAnswer, type ListPage } from '@/shared/resource/list-answer'

export const USERS_PAGE_SIZE = 50
const EVERY_CHOICE = { start: 0, end: 500 }
const url = '/api/v1/settings/users'

export interface UsersQuery extends ListPage {
  status: string
}

/** What changes the account's state and so must be based on the row that was seen. */
type Transition = 'suspend' | 'reactivate'
type Command = 'unlock' | 'send-reset' | 'end-sessions'
type Seen = Pick<UserListItem, 'id' | 'row_version'>

const changed = (user: { id: string }) => [listTag('user'), idTag('user', user.id)]

const userApi = api.enhanceEndpoints({ addTagTypes: ['user', 'role', 'operating-unit'] }).injectEndpoints({
  endpoints: build => ({
    listUsers: build.query<ListAnswer<UserListItem>, UsersQuery>({
      query: ({ status, ...page }) => ({
        url,
        params: {
          ...pageParams(page, USERS_PAGE_SIZE),
          sort: 'created_at:desc',
          filter: status ? JSON.stringify({ status: { filterType: 'set', values: [status] } }) : undefined,
        },
      }),
      providesTags: [listTag('user')],
    }),
    getUser: build.query<UserListItem, string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}` }),
      transformResponse: unwrap<UserListItem>,
      providesTags: (_user, _error, id) => [idTag('user', id)],
    }),
    activateUser: build.mutation<unknown, { user: Seen; values: ActivateUser }>({
      query: ({ user, values }) => ({
        url: `${url}/${user.id}/activate`,
        method: 'POST',
        body: values,
        ifMatch: user.row_version,
      }),
      invalidatesTags: (result, error, { user }) => tagsOnSuccess(changed(user))(result, error),
    }),
    moveUser: build.mutation<unknown, { user: Seen; to: Transition }>({
      query: ({ user, to }) => ({
        url: `${url}/${user.id}/${to}`,
        method: 'POST',
        ifMatch: user.row_version,
      }),
      invalidatesTags: (result, error, { user }) => tagsOnSuccess(changed(user))(result, error),
    }),
    commandUser: build.mutation<unknown, { user: Seen; command: Command }>({
      query: ({ user, command }) => ({ url: `${url}/${user.id}/${command}`, method: 'POST' }),
      invalidatesTags: (result, error, { user }) => tagsOnSuccess(changed(user))(result, error),
    }),
    listRoleChoices: build.query<Role[], void>({
      query: () => ({ url: '/api/v1/settings/roles', params: EVERY_CHOICE }),
      transformResponse: unwrap<Role[]>,
      providesTags: [listTag('role')],
    }),
    listUnitChoices: build.query<OperatingUnit[], void>({
      query: () => ({ url: '/api/v1/maintenance/operating-units', params: EVERY_CHOICE }),
      transformResponse: unwrap<OperatingUnit[]>,
      providesTags: [listTag('operating-unit')],
    }),
  }),
})

export const {
  useListUsersQuery,
  useGetUserQuery,
  useActivateUserMutation,
  useMoveUserMutation,
  useCommandUserMutation,
  useListRoleChoicesQuery,
  useListUnitChoicesQuery,
} = userApi

/** After a change that was refused because the row had moved on: show what stands now. */
export const usersWentStale = () => userApi.util.invalidateTags([listTag('user')])
