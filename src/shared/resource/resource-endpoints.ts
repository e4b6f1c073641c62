import type { UnknownAction } from '@reduxjs/toolkit'
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'
import type { ListMeta } from '@contract/kernel/list-request'
import type {
  Attachment,
  BulkAnswer,
  BulkCall,
  ImportAnswer,
  ImportCall,
  Mentionable,
  RecordComment,
  TimelineEntry,
  UsedBy,
} from '@contract/kernel/record-calls'
import { api, type baseQuery, type CallBuilder } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import type { ListAnswer } from '@/shared/resource/list-answer'
import { listParams } from '@/shared/resource/list-params'
import type {
  Change,
  ListParams,
  ListConditions,
  ResourceRow,
  Version,
} from '@/shared/resource/resource-types'

let versions = 0

/** Into the record as it is kept, if anybody reads it; its endpoint goes by the name of its resource. */
// eslint-disable-next-line no-restricted-syntax -- the API's own type knows no endpoint of a resource
const updateRecord = api.util.updateQueryData as unknown as (
  endpoint: string,
  id: string,
  recipe: (row: ResourceRow) => void,
) => UnknownAction

/** What every resource can be asked, by the name of its tag and its address. */
export function resourceEndpoints(build: CallBuilder, name: string, url: string) {
  const one = (id: string, part = '') => `${url}/${encodeURIComponent(id)}${part}`
  const list = listTag(name)
  const commentsOf = (id: string) => idTag(name, `${id}/comments`)
  const filesOf = (id: string) => idTag(name, `${id}/attachments`)
  const changed = (result: unknown, error: unknown, { id }: { id: string }) =>
    tagsOnSuccess([list, idTag(name, id)])(result, error)

  /** What follows at once acts on the version that was just written, before the record is read again. */
  const keepWritten: TypedMutationOnQueryStarted<ResourceRow, Version, typeof baseQuery, 'api'> = async (
    { id },
    { dispatch, queryFulfilled },
  ) => {
    const written = await queryFulfilled.catch(() => null)
    if (written) dispatch(updateRecord(`${name}.get`, id, row => void Object.assign(row, written.data)))
  }

  const move = (verb: 'deactivate' | 'reactivate') =>
    build.mutation<ResourceRow, Version>({
      query: ({ id, row_version }) => ({ url: one(id, `/${verb}`), method: 'POST', ifMatch: row_version }),
      invalidatesTags: changed,
      onQueryStarted: keepWritten,
    })

  return {
    list: build.query<ListAnswer<ResourceRow>, ListParams>({
      query: params => ({ url, params: listParams(params), withMeta: true }),
      providesTags: [list],
    }),
    count: build.query<Partial<ListMeta>, ListConditions>({
      query: narrowing => ({
        ...{ url, withMeta: true },
        params: listParams({ ...narrowing, start: 0, end: 0, count: 'only' }),
      }),
      transformResponse: (answer: ListAnswer<ResourceRow>) => answer.meta,
      providesTags: [list],
    }),
    version: build.query<number, undefined>({
      queryFn: () => ({ data: ++versions }),
      providesTags: [list],
    }),
    get: build.query<ResourceRow, string>({
      query: id => ({ url: one(id) }),
      providesTags: (_row, _error, id) => [idTag(name, id)],
    }),
    usedBy: build.query<UsedBy, string>({
      query: id => ({ url: one(id, '/used-by') }),
      // Others come to refer to it without a word to this tab.
      keepUnusedDataFor: 0,
    }),
    timeline: build.query<TimelineEntry[], { id: string; before?: string }>({
      query: ({ id, before }) => ({
        url: one(id, '/timeline'),
        params: { before } as Record<string, string>,
      }),
      providesTags: (_entries, _error, { id }) => [idTag(name, id)],
    }),
    comments: build.query<RecordComment[], string>({
      query: id => ({ url: one(id, '/comments') }),
      providesTags: (_comments, _error, id) => [commentsOf(id)],
    }),
    attachments: build.query<Attachment[], string>({
      query: id => ({ url: one(id, '/attachments') }),
      providesTags: (_files, _error, id) => [filesOf(id)],
    }),
    create: build.mutation<ResourceRow, Record<string, unknown>>({
      query: values => ({ url, method: 'POST', body: values, once: true }),
      invalidatesTags: tagsOnSuccess([list]),
    }),
    update: build.mutation<ResourceRow, Change>({
      query: ({ id, row_version, values }) => ({
        url: one(id),
        method: 'PATCH',
        body: values,
        ifMatch: row_version,
      }),
      invalidatesTags: changed,
      onQueryStarted: keepWritten,
    }),
    deactivate: move('deactivate'),
    reactivate: move('reactivate'),
    bulk: build.mutation<BulkAnswer, BulkCall>({
      query: call => ({ url: `${url}/bulk`, method: 'POST', body: call }),
      invalidatesTags: (_answer, error, call) => (error || call.dry_run ? [] : [name]),
    }),
    import: build.mutation<ImportAnswer, ImportCall>({
      query: call => ({ url: `${url}/import`, method: 'POST', body: call }),
      invalidatesTags: (_answer, error, call) => (error || call.dry_run ? [] : [list]),
    }),
    mentionable: build.query<Mentionable[], { id: string; search: string }>({
      query: ({ id, search }) => ({ url: one(id, '/mentionable'), params: { search } }),
    }),
    addComment: build.mutation<RecordComment, { id: string; body: string; mentions: string[] }>({
      query: ({ id, ...body }) => ({ url: one(id, '/comments'), method: 'POST', body }),
      invalidatesTags: (result, error, { id }) => tagsOnSuccess([commentsOf(id)])(result, error),
    }),
    addAttachment: build.mutation<Attachment, { id: string; file: File }>({
      query: ({ id, file }) => {
        const body = new FormData()
        body.append('file', file)
        return { url: one(id, '/attachments'), method: 'POST', body }
      },
      invalidatesTags: (result, error, { id }) => tagsOnSuccess([filesOf(id)])(result, error),
    }),
  }
}
