import type {
  ChangeRoleRights,
  ChangeRoleUnits,
  RoleImpact,
  RoleRights,
} from '@contract/modules/settings/role.commands'
import { roleResource } from '@contract/modules/settings/role.resource'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const roles = createResourceApi(roleResource)

type Seen = { id: string; row_version: number }
const url = (id: string, verb = '') =>
  `/api/v1/settings/roles/${encodeURIComponent(id)}${verb ? `/${verb}` : ''}`
const changed = (id: string) => [listTag('role'), idTag('role', id)]

const roleApi = api.enhanceEndpoints({ addTagTypes: ['role'] }).injectEndpoints({
  endpoints: build => ({
    getRoleRights: build.query<RoleRights, string>({
      query: id => ({ url: url(id, 'rights') }),
      transformResponse: unwrap<RoleRights>,
      providesTags: (_rights, _error, id) => [idTag('role', id)],
    }),
    previewRole: build.query<RoleImpact, { id: string; grants: ChangeRoleRights['grants'] }>({
      query: ({ id, grants }) => ({ url: url(id, 'preview'), method: 'POST', body: { grants } }),
      transformResponse: unwrap<RoleImpact>,
      keepUnusedDataFor: 0,
      providesTags: (_impact, _error, { id }) => [idTag('role', id)],
    }),
    setRoleRights: build.mutation<unknown, { role: Seen; values: ChangeRoleRights }>({
      query: ({ role, values }) => ({
        url: url(role.id, 'rights'),
        method: 'POST',
        body: values,
        ifMatch: role.row_version,
      }),
      invalidatesTags: (result, error, { role }) => tagsOnSuccess(changed(role.id))(result, error),
    }),
    setRoleUnits: build.mutation<unknown, { role: Seen; values: ChangeRoleUnits }>({
      query: ({ role, values }) => ({
        url: url(role.id, 'units'),
        method: 'POST',
        body: values,
        ifMatch: role.row_version,
      }),
      invalidatesTags: (result, error, { role }) => tagsOnSuccess(changed(role.id))(result, error),
    }),
    removeRole: build.mutation<unknown, Seen>({
      query: role => ({ url: url(role.id), method: 'DELETE', ifMatch: role.row_version }),
      invalidatesTags: tagsOnSuccess([listTag('role')]),
    }),
  }),
})

export const {
  useGetRoleRightsQuery,
  usePreviewRoleQuery,
  useSetRoleRightsMutation,
  useSetRoleUnitsMutation,
  useRemoveRoleMutation,
} = roleApi
