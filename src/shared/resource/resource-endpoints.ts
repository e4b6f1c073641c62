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
import type { CallBuilder } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import type { ListAnswer } from '@/shared/resource/list-answer'
import { keepWritten } from '@/shared/resource/keep-written'
import { listParams } from '@/shared/resource/list-params'
import type {
  Change,
  ListParams,
  ListConditions,
  ResourceRow,
  Version,
} from '@/shared/resource/resource-types'

let versions = 0

/** What every resource can be asked, by the name of its tag and its address. */
export function resourceEndpoints(build: CallBuilder, name: string, url: string) {
  const one = (id: string, part = '') => `${url}/${encodeURIComponent(id)}${part}`
  const list = listTag(name)
  const commentsOf = (id: string) => idTag(name, `${id}/comments`)
  const filesOf = (id: string) => idTag(name, `${id}/attachments`)
  const changed = (result: unknown, error: unknown, { id }: { id: string }) =>
    tagsOnSuccess([list, idTag(name, id)])(result, error)

  const keep = ({ id }: Version, run: Parameters<typeof keepWritten>[2]) => keepWritten(name, id, run)

  const move = (verb: 'deactivate' | 'reactivate') =>
    build.mutation<ResourceRow, Version>({
      query: ({ id, row_version }) => ({ url: one(id, `/${verb}`), method: 'POST', ifMatch: row_version }),
      invalidatesTags: changed,
      onQueryStarted: keep,
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
      onQueryStarted: keep,
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
