import { roleCommands } from '@contract/modules/settings/role.commands'
import type {
  ChangeRoleRights,
  ComparedRole,
  RoleImpact,
  RoleRights,
} from '@contract/modules/settings/role.calls'
import { roleResource } from '@contract/modules/settings/role.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const roles = createResourceApi(roleResource)
export const roleActions = createCommandApi(roleCommands)

const roleApi = addCalls(['role'], build => ({
  getRoleRights: build.query<RoleRights, string>({
    query: id => ({ url: `${roles.url}/${encodeURIComponent(id)}/rights` }),
    providesTags: (_rights, _error, id) => [idTag('role', id)],
  }),
  compareRoles: build.query<ComparedRole[], void>({
    query: () => ({ url: `${roles.url}/compare` }),
    providesTags: [listTag('role')],
  }),
  previewRole: build.query<RoleImpact, { id: string; grants: ChangeRoleRights['grants'] }>({
    query: ({ id, grants }) => ({
      url: `${roles.url}/${encodeURIComponent(id)}/preview`,
      method: 'POST',
      body: { grants },
    }),
    keepUnusedDataFor: 0,
    providesTags: (_impact, _error, { id }) => [idTag('role', id)],
  }),
}))

export const { useGetRoleRightsQuery, useCompareRolesQuery, usePreviewRoleQuery } = roleApi
