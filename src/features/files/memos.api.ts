import type { ShownSeal } from '@contract/kernel/document-seal'
import type {
  Audience,
  AudienceChoice,
  AudienceChoices,
  AudienceCount,
} from '@contract/modules/files/audience'
import { memoCommands, ownMemoCommands } from '@contract/modules/files/memo.commands'
import type { MemoReceipts, MemoVersion, OwnMemo, OwnMemoPage } from '@contract/modules/files/memo.calls'
import { memos } from '@/features/files/files.resources'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const OWN = '/api/v1/files/own-memos'

export const memoActions = createCommandApi(memoCommands)
export const ownMemoActions = createCommandApi(ownMemoCommands)

const memosApi = addCalls(['memo', 'own_memo'], build => ({
  getMemoVersions: build.query<MemoVersion[], string>({
    query: id => ({ url: `${memos.url}/${id}/versions` }),
    providesTags: (_result, _error, id) => [idTag('memo', id)],
  }),
  getMemoReceipts: build.query<MemoReceipts, string>({
    query: id => ({ url: `${memos.url}/${id}/receipts` }),
    // Others read and confirm without a word to this tab.
    keepUnusedDataFor: 0,
    providesTags: (_result, _error, id) => [idTag('memo', id)],
  }),
  getAudienceChoices: build.query<AudienceChoices, void>({
    query: () => ({ url: '/api/v1/files/audience-choices' }),
  }),
  findAudiencePeople: build.query<AudienceChoice[], { search?: string; ids?: string }>({
    query: params => ({ url: '/api/v1/files/audience-people', params }),
  }),
  countAudience: build.query<AudienceCount, { audience: Audience; ou_id: string | null }>({
    query: body => ({ url: '/api/v1/files/audience-count', method: 'POST', body }),
  }),
  listOwnMemos: build.query<OwnMemo[], void>({
    query: () => ({ url: OWN }),
    providesTags: [listTag('own_memo')],
  }),
  getMemoSeal: build.query<ShownSeal, string>({
    query: id => ({ url: `${OWN}/${id}/seal` }),
    keepUnusedDataFor: 0,
  }),
  getOwnMemo: build.query<OwnMemoPage, string>({
    query: id => ({ url: `${OWN}/${id}` }),
    providesTags: (_result, _error, id) => [idTag('own_memo', id)],
  }),
}))

export const ownMemoFile = (id: string, fileId: string) => `${OWN}/${id}/files/${fileId}`

export const {
  useGetMemoVersionsQuery,
  useGetMemoReceiptsQuery,
  useGetAudienceChoicesQuery,
  useFindAudiencePeopleQuery,
  useCountAudienceQuery,
  useListOwnMemosQuery,
  useGetMemoSealQuery,
  useGetOwnMemoQuery,
} = memosApi
