import type { ChangeMenu, CreateMenu, MoveMenu } from '@contract/modules/settings/menu.commands'
import type { Menu } from '@contract/modules/settings/menu.resource'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

const url = '/api/v1/settings/menus'
type Seen = { id: string; row_version: number }
const one = (id: string) => `${url}/${encodeURIComponent(id)}`
const changed = (id: string) => [listTag('menu'), idTag('menu', id)]

const menuApi = api.enhanceEndpoints({ addTagTypes: ['menu'] }).injectEndpoints({
  endpoints: build => ({
    listMenus: build.query<Menu[], void>({
      query: () => ({ url, params: { start: 0, end: 500, sort: 'sort:asc' } }),
      transformResponse: unwrap<Menu[]>,
      providesTags: [listTag('menu')],
    }),
    getMenu: build.query<Menu, string>({
      query: id => ({ url: one(id) }),
      transformResponse: unwrap<Menu>,
      providesTags: (_menu, _error, id) => [idTag('menu', id)],
    }),
    createMenu: build.mutation<Menu, CreateMenu>({
      query: body => ({ url, method: 'POST', body }),
      transformResponse: unwrap<Menu>,
      invalidatesTags: tagsOnSuccess([listTag('menu')]),
    }),
    changeMenu: build.mutation<Menu, { menu: Seen; values: ChangeMenu }>({
      query: ({ menu, values }) => ({
        url: one(menu.id),
        method: 'PATCH',
        body: values,
        ifMatch: menu.row_version,
      }),
      transformResponse: unwrap<Menu>,
      invalidatesTags: (result, error, { menu }) => tagsOnSuccess(changed(menu.id))(result, error),
    }),
    moveMenu: build.mutation<Menu, { menu: Seen; to: MoveMenu }>({
      query: ({ menu, to }) => ({
        url: `${one(menu.id)}/move`,
        method: 'POST',
        body: to,
        ifMatch: menu.row_version,
      }),
      transformResponse: unwrap<Menu>,
      // Refused too: somebody else has moved it, and the tree shows where to.
      invalidatesTags: (_result, _error, { menu }) => changed(menu.id),
    }),
    removeMenu: build.mutation<unknown, Seen>({
      query: menu => ({ url: one(menu.id), method: 'DELETE', ifMatch: menu.row_version }),
      invalidatesTags: tagsOnSuccess([listTag('menu')]),
    }),
  }),
})

export const {
  useListMenusQuery,
  useGetMenuQuery,
  useCreateMenuMutation,
  useChangeMenuMutation,
  useMoveMenuMutation,
  useRemoveMenuMutation,
} = menuApi
