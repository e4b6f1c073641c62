import { userCommands } from '@contract/modules/settings/user.commands'
import type { EffectiveRights, UserAccess, UserSession } from '@contract/modules/settings/user-access'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import type { Role } from '@contract/modules/settings/role.resource'
import type { OperatingUnit } from '@contract/modules/maintenance/operating-unit.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const EVERY_CHOICE = { start: 0, end: 500 }
const url = '/api/v1/settings/users'

export const userActions = createCommandApi(userCommands)

const userApi = addCalls(['user', 'role', 'operating_unit'], build => ({
  getUser: build.query<UserListItem, string>({
    query: id => ({ url: `${url}/${encodeURIComponent(id)}` }),
    providesTags: (_user, _error, id) => [idTag('user', id)],
  }),
  getUserAccess: build.query<UserAccess, string>({
    query: id => ({ url: `${url}/${encodeURIComponent(id)}/access` }),
    providesTags: (_access, _error, id) => [idTag('user', id)],
  }),
  getUserRights: build.query<EffectiveRights, string>({
    query: id => ({ url: `${url}/${encodeURIComponent(id)}/rights` }),
    // Roles may have changed since, by anybody.
    keepUnusedDataFor: 0,
    providesTags: (_rights, _error, id) => [idTag('user', id), listTag('role')],
  }),
  getUserSessions: build.query<UserSession[], string>({
    query: id => ({ url: `${url}/${encodeURIComponent(id)}/sessions` }),
    keepUnusedDataFor: 0,
    providesTags: (_sessions, _error, id) => [idTag('user', id)],
  }),
  listRoleChoices: build.query<Role[], void>({
    query: () => ({ url: '/api/v1/settings/roles', params: EVERY_CHOICE }),
    providesTags: [listTag('role')],
  }),
  listUnitChoices: build.query<OperatingUnit[], void>({
    query: () => ({ url: '/api/v1/maintenance/operating-units', params: EVERY_CHOICE }),
    providesTags: [listTag('operating_unit')],
  }),
}))

export const {
  useGetUserQuery,
  useGetUserAccessQuery,
  useGetUserRightsQuery,
  useGetUserSessionsQuery,
  useListRoleChoicesQuery,
  useListUnitChoicesQuery,
} = userApi
