import type {
  Audience,
  AudienceChoice,
  AudienceChoices,
  AudienceCount,
} from '@contract/modules/files/audience'
import type {
  MemoReceipts,
  MemoVersion,
  OwnMemo,
  OwnMemoPage,
  ReviseMemo,
} from '@contract/modules/files/memo.commands'
import type { Memo } from '@contract/modules/files/memo.resource'
import { memos } from '@/features/files/files.resources'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

type Move = { id: string; row_version: number; verb: 'schedule' | 'unschedule' | 'publish' | 'archive' }
type Revision = { id: string; row_version: number; values: ReviseMemo }
const OWN = '/api/v1/files/own-memos'

const memosApi = api.enhanceEndpoints({ addTagTypes: ['memo', 'own_memo'] }).injectEndpoints({
  endpoints: build => {
    const changed = (result: unknown, error: unknown, { id }: { id: string }) =>
      tagsOnSuccess([listTag('memo'), idTag('memo', id), listTag('own_memo'), idTag('own_memo', id)])(
        result,
        error,
      )
    return {
      moveMemo: build.mutation<Memo, Move>({
        query: ({ id, row_version, verb }) => ({
          url: `${memos.url}/${id}/${verb}`,
          method: 'POST',
          ifMatch: row_version,
        }),
        transformResponse: unwrap<Memo>,
        invalidatesTags: changed,
      }),
      reviseMemo: build.mutation<Memo, Revision>({
        query: ({ id, row_version, values }) => ({
          url: `${memos.url}/${id}/revise`,
          method: 'POST',
          ifMatch: row_version,
          body: values,
        }),
        transformResponse: unwrap<Memo>,
        invalidatesTags: changed,
      }),
      getMemoVersions: build.query<MemoVersion[], string>({
        query: id => ({ url: `${memos.url}/${id}/versions` }),
        transformResponse: unwrap<MemoVersion[]>,
        providesTags: (_result, _error, id) => [idTag('memo', id)],
      }),
      getMemoReceipts: build.query<MemoReceipts, string>({
        query: id => ({ url: `${memos.url}/${id}/receipts` }),
        transformResponse: unwrap<MemoReceipts>,
        // Others read and confirm without a word to this tab.
        keepUnusedDataFor: 0,
        providesTags: (_result, _error, id) => [idTag('memo', id)],
      }),
      getAudienceChoices: build.query<AudienceChoices, void>({
        query: () => ({ url: '/api/v1/files/audience-choices' }),
        transformResponse: unwrap<AudienceChoices>,
      }),
      findAudiencePeople: build.query<AudienceChoice[], { search?: string; ids?: string }>({
        query: params => ({ url: '/api/v1/files/audience-people', params }),
        transformResponse: unwrap<AudienceChoice[]>,
      }),
      countAudience: build.query<AudienceCount, { audience: Audience; ou_id: string | null }>({
        query: body => ({ url: '/api/v1/files/audience-count', method: 'POST', body }),
        transformResponse: unwrap<AudienceCount>,
      }),
      listOwnMemos: build.query<OwnMemo[], void>({
        query: () => ({ url: OWN }),
        transformResponse: unwrap<OwnMemo[]>,
        providesTags: [listTag('own_memo')],
      }),
      getOwnMemo: build.query<OwnMemoPage, string>({
        query: id => ({ url: `${OWN}/${id}` }),
        transformResponse: unwrap<OwnMemoPage>,
        providesTags: (_result, _error, id) => [idTag('own_memo', id)],
      }),
      noteMemoRead: build.mutation<unknown, { id: string }>({
        query: ({ id }) => ({ url: `${OWN}/${id}/read`, method: 'POST' }),
        invalidatesTags: tagsOnSuccess([listTag('own_memo')]),
      }),
      acknowledgeMemo: build.mutation<unknown, { id: string; version: number }>({
        query: ({ id, version }) => ({ url: `${OWN}/${id}/acknowledge`, method: 'POST', body: { version } }),
        // A refusal says that the memo has changed: then it is read anew.
        invalidatesTags: (_result, _error, { id }) => [listTag('own_memo'), idTag('own_memo', id)],
      }),
    }
  },
})

export const ownMemoFile = (id: string, fileId: string) => `${OWN}/${id}/files/${fileId}`

export const {
  useMoveMemoMutation,
  useReviseMemoMutation,
  useGetMemoVersionsQuery,
  useGetMemoReceiptsQuery,
  useGetAudienceChoicesQuery,
  useFindAudiencePeopleQuery,
  useCountAudienceQuery,
  useListOwnMemosQuery,
  useGetOwnMemoQuery,
  useNoteMemoReadMutation,
  useAcknowledgeMemoMutation,
} = memosApi
