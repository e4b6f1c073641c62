import { menuCommands } from '@contract/modules/settings/menu.commands'
import { menuResource, type Menu } from '@contract/modules/settings/menu.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const url = `/api/v1${menuResource.path}`

export const menuActions = createCommandApi(menuCommands)

const menuApi = addCalls(['menu'], build => ({
  listMenus: build.query<Menu[], void>({
    query: () => ({ url, params: { start: 0, end: 500, sort: 'sort:asc' } }),
    providesTags: [listTag('menu')],
  }),
  getMenu: build.query<Menu, string>({
    query: id => ({ url: `${url}/${encodeURIComponent(id)}` }),
    providesTags: (_menu, _error, id) => [idTag('menu', id)],
  }),
}))

export const { useListMenusQuery, useGetMenuQuery } = menuApi
