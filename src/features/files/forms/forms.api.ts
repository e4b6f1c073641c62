import { downloadableFormCommands } from '@contract/modules/files/downloadable-form.commands'
import type { FormVersion, OwnForm } from '@contract/modules/files/downloadable-form.calls'
import { forms } from '@/features/files/files.resources'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

const OWN = '/api/v1/files/own-forms'

export const formActions = createCommandApi(downloadableFormCommands)

const formsApi = addCalls(['downloadable_form'], build => ({
  getFormVersions: build.query<FormVersion[], string>({
    query: id => ({ url: `${forms.url}/${id}/versions` }),
    keepUnusedDataFor: 0,
    providesTags: (_result, _error, id) => [idTag('downloadable_form', id)],
  }),
  listOwnForms: build.query<OwnForm[], void>({
    query: () => ({ url: OWN }),
    providesTags: [listTag('downloadable_form')],
  }),
  countDownload: build.mutation<unknown, string>({
    query: id => ({ url: `${OWN}/${id}/downloads`, method: 'POST', once: true }),
    invalidatesTags: tagsOnSuccess([listTag('downloadable_form')]),
  }),
}))

export const formFile = (id: string, version: number) => `${forms.url}/${id}/versions/${version}/file`
export const ownFormFile = (id: string) => `${OWN}/${id}/file`

export const { useGetFormVersionsQuery, useListOwnFormsQuery, useCountDownloadMutation } = formsApi
