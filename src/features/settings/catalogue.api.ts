import { moduleCommands } from '@contract/modules/settings/module.commands'
import { moduleResource } from '@contract/modules/settings/module.resource'
import { permissionResource } from '@contract/modules/settings/permission.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const permissions = createResourceApi(permissionResource)
export const modules = createResourceApi(moduleResource)
export const moduleActions = createCommandApi(moduleCommands)

export type CatalogueEntry = {
  id: string
  code: string
  /** "Cash advance · cash-advance", or "Settings" where the code says no more. */
  module_label: string | null
  description: string
  is_sensitive: boolean
  scopable: boolean
}

const catalogueApi = addCalls(['permission'], build => ({
  listCatalogue: build.query<CatalogueEntry[], void>({
    query: () => ({
      url: '/api/v1/settings/permission-catalogue',
      params: { start: 0, end: 500, sort: 'code:asc' },
    }),
    providesTags: [listTag('permission')],
  }),
}))

export const { useListCatalogueQuery } = catalogueApi
