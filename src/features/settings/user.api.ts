import type {
  ActivateUser,
  ChangeUser,
  ChangeUserRoles,
  ChangeUserUnits,
  CreateUser,
} from '@contract/modules/settings/user.commands'
import type { EffectiveRights, UserAccess, UserSession } from '@contract/modules/settings/user-access'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import type { Role } from '@contract/modules/settings/role.resource'
import type { OperatingUnit } from '@contract/modules/maintenance/operating-unit.resource'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

const EVERY_CHOICE = { start: 0, end: 500 }
const url = '/api/v1/settings/users'

/** What changes the account's state and so must be based on the row that was seen. */
type Transition = 'suspend' | 'reactivate'
type Command = 'unlock' | 'send-reset' | 'end-sessions'
type Seen = Pick<UserListItem, 'id' | 'row_version'>

const changed = (user: { id: string }) => [listTag('user'), idTag('user', user.id)]

const userApi = api.enhanceEndpoints({ addTagTypes: ['user', 'role', 'operating_unit'] }).injectEndpoints({
  endpoints: build => ({
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
    createUser: build.mutation<UserListItem, CreateUser>({
      query: body => ({ url, method: 'POST', body }),
      transformResponse: unwrap<UserListItem>,
      invalidatesTags: tagsOnSuccess([listTag('user')]),
    }),
    changeUser: build.mutation<UserListItem, { user: Seen; values: ChangeUser }>({
      query: ({ user, values }) => ({
        url: `${url}/${user.id}`,
        method: 'PATCH',
        body: values,
        ifMatch: user.row_version,
      }),
      transformResponse: unwrap<UserListItem>,
      invalidatesTags: (result, error, { user }) => tagsOnSuccess(changed(user))(result, error),
    }),
    setUserRoles: build.mutation<unknown, { user: Seen; values: ChangeUserRoles }>({
      query: ({ user, values }) => ({
        url: `${url}/${user.id}/roles`,
        method: 'POST',
        body: values,
        ifMatch: user.row_version,
      }),
      invalidatesTags: (result, error, { user }) => tagsOnSuccess(changed(user))(result, error),
    }),
    setUserUnits: build.mutation<unknown, { user: Seen; values: ChangeUserUnits }>({
      query: ({ user, values }) => ({
        url: `${url}/${user.id}/units`,
        method: 'POST',
        body: values,
        ifMatch: user.row_version,
      }),
      invalidatesTags: (result, error, { user }) => tagsOnSuccess(changed(user))(result, error),
    }),
    getUserAccess: build.query<UserAccess, string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}/access` }),
      transformResponse: unwrap<UserAccess>,
      providesTags: (_access, _error, id) => [idTag('user', id)],
    }),
    getUserRights: build.query<EffectiveRights, string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}/rights` }),
      transformResponse: unwrap<EffectiveRights>,
      // Roles may have changed since, by anybody.
      keepUnusedDataFor: 0,
      providesTags: (_rights, _error, id) => [idTag('user', id), listTag('role')],
    }),
    getUserSessions: build.query<UserSession[], string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}/sessions` }),
      transformResponse: unwrap<UserSession[]>,
      keepUnusedDataFor: 0,
      providesTags: (_sessions, _error, id) => [idTag('user', id)],
    }),
    listRoleChoices: build.query<Role[], void>({
      query: () => ({ url: '/api/v1/settings/roles', params: EVERY_CHOICE }),
      transformResponse: unwrap<Role[]>,
      providesTags: [listTag('role')],
    }),
    listUnitChoices: build.query<OperatingUnit[], void>({
      query: () => ({ url: '/api/v1/maintenance/operating-units', params: EVERY_CHOICE }),
      transformResponse: unwrap<OperatingUnit[]>,
      providesTags: [listTag('operating_unit')],
    }),
  }),
})

export const {
  useGetUserQuery,
  useActivateUserMutation,
  useMoveUserMutation,
  useCommandUserMutation,
  useCreateUserMutation,
  useChangeUserMutation,
  useSetUserRolesMutation,
  useSetUserUnitsMutation,
  useGetUserAccessQuery,
  useGetUserRightsQuery,
  useGetUserSessionsQuery,
  useListRoleChoicesQuery,
  useListUnitChoicesQuery,
} = userApi

/** After a change that was refused because the row had moved on: show what stands now. */
export const usersWentStale = () => userApi.util.invalidateTags([listTag('user')])
