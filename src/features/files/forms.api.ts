import type { FormVersion, NewFormVersion, OwnForm } from '@contract/modules/files/downloadable-form.commands'
import type { DownloadableForm } from '@contract/modules/files/downloadable-form.resource'
import { forms } from '@/features/files/files.resources'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

const OWN = '/api/v1/files/own-forms'
type Added = { id: string; row_version: number; values: NewFormVersion }

const formsApi = api.enhanceEndpoints({ addTagTypes: ['downloadable_form', 'own_form'] }).injectEndpoints({
  endpoints: build => ({
    getFormVersions: build.query<FormVersion[], string>({
      query: id => ({ url: `${forms.url}/${id}/versions` }),
      transformResponse: unwrap<FormVersion[]>,
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [idTag('downloadable_form', id)],
    }),
    addFormVersion: build.mutation<DownloadableForm, Added>({
      query: ({ id, row_version, values }) => ({
        url: `${forms.url}/${id}/versions`,
        method: 'POST',
        ifMatch: row_version,
        body: values,
      }),
      transformResponse: unwrap<DownloadableForm>,
      invalidatesTags: (result, error, { id }) =>
        tagsOnSuccess([listTag('downloadable_form'), idTag('downloadable_form', id), listTag('own_form')])(
          result,
          error,
        ),
    }),
    listOwnForms: build.query<OwnForm[], void>({
      query: () => ({ url: OWN }),
      transformResponse: unwrap<OwnForm[]>,
      providesTags: [listTag('own_form')],
    }),
    countDownload: build.mutation<unknown, string>({
      query: id => ({ url: `${OWN}/${id}/downloads`, method: 'POST', once: true }),
      invalidatesTags: tagsOnSuccess([listTag('own_form')]),
    }),
  }),
})

export const formFile = (id: string, version: number) => `${forms.url}/${id}/versions/${version}/file`
export const ownFormFile = (id: string) => `${OWN}/${id}/file`

export const {
  useGetFormVersionsQuery,
  useAddFormVersionMutation,
  useListOwnFormsQuery,
  useCountDownloadMutation,
} = formsApi
