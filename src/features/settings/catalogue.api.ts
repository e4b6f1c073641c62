import { moduleResource } from '@contract/modules/settings/module.resource'
import { permissionResource } from '@contract/modules/settings/permission.resource'
import { api, unwrap } from '@/shared/http/api'
import { listTag, tagsOnSuccess } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const permissions = createResourceApi(permissionResource)
export const modules = createResourceApi(moduleResource)

export type CatalogueEntry = {
  id: string
  code: string
  /** "settings · Settings": the code and the name of its module. */
  module_label: string | null
  description: string
  is_sensitive: boolean
  scopable: boolean
}
type Seen = { id: string; row_version: number }

const catalogueApi = api.enhanceEndpoints({ addTagTypes: ['permission', 'module'] }).injectEndpoints({
  endpoints: build => ({
    listCatalogue: build.query<CatalogueEntry[], void>({
      query: () => ({
        url: '/api/v1/settings/permission-catalogue',
        params: { start: 0, end: 500, sort: 'code:asc' },
      }),
      transformResponse: unwrap<CatalogueEntry[]>,
      providesTags: [listTag('permission')],
    }),
    removeModule: build.mutation<unknown, Seen>({
      query: ({ id, row_version }) => ({
        url: `/api/v1/settings/modules/${encodeURIComponent(id)}`,
        method: 'DELETE',
        ifMatch: row_version,
      }),
      invalidatesTags: tagsOnSuccess([listTag('module')]),
    }),
  }),
})

export const { useListCatalogueQuery, useRemoveModuleMutation } = catalogueApi
