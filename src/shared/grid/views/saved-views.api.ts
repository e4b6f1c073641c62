import type {
  ChangeSavedView,
  CreateSavedView,
  SavedView,
} from '@contract/modules/settings/saved-view.resource'
import { addCalls } from '@/shared/http/api'
import { listTag, tagsOnSuccess } from '@/shared/http/tags'

const url = '/api/v1/settings/saved-views'
const changed = tagsOnSuccess([listTag('saved_view')])
type ViewVersion = Pick<SavedView, 'id' | 'row_version'>

const savedViewsApi = addCalls(['saved_view'], build => ({
  listSavedViews: build.query<SavedView[], string>({
    query: gridKey => ({ url, params: { grid_key: gridKey } }),
    providesTags: [listTag('saved_view')],
  }),
  createSavedView: build.mutation<SavedView, CreateSavedView>({
    query: view => ({ url, method: 'POST', body: view }),
    invalidatesTags: changed,
  }),
  updateSavedView: build.mutation<SavedView, ViewVersion & { changes: ChangeSavedView }>({
    query: ({ id, row_version, changes }) => ({
      url: `${url}/${id}`,
      method: 'PATCH',
      body: changes,
      ifMatch: row_version,
    }),
    invalidatesTags: changed,
  }),
  removeSavedView: build.mutation<unknown, ViewVersion>({
    query: ({ id, row_version }) => ({ url: `${url}/${id}`, method: 'DELETE', ifMatch: row_version }),
    invalidatesTags: changed,
  }),
}))

export const {
  useListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useRemoveSavedViewMutation,
} = savedViewsApi
