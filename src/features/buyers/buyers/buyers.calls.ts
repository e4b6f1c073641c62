import { buyerCommands } from '@contract/modules/buyers/buyer.commands'
import type {
  BuyerChoices,
  BuyerDocuments,
  BuyerMerge,
  Duplicates,
  FindDuplicates,
  LeadDraft,
  MergeBuyers,
} from '@contract/modules/buyers/buyer.calls'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

type Version = { id: string; row_version: number }

const TAGS = ['buyer', 'buyer_document', 'sale'] as const

export const buyerActions = createCommandApi(buyerCommands)

const calls = addCalls(TAGS, build => ({
  getBuyerChoices: build.query<BuyerChoices, void>({
    query: () => ({ url: `${buyers.url}/choices` }),
  }),
  getLeadDraft: build.query<LeadDraft, string>({
    query: id => ({ url: `${buyers.url}/of-lead/${id}` }),
  }),
  findDuplicates: build.query<Duplicates, FindDuplicates>({
    query: body => ({ url: `${buyers.url}/duplicates`, method: 'POST', body }),
    keepUnusedDataFor: 0,
  }),
  getBuyerDocuments: build.query<BuyerDocuments, string>({
    query: id => ({ url: `${buyers.url}/${id}/documents` }),
    providesTags: (_result, _error, id) => [idTag('buyer_document', id)],
  }),
  mergeBuyers: build.mutation<unknown, { winner: Version; values: MergeBuyers }>({
    query: ({ winner, values }) => ({
      url: `${buyers.url}/${winner.id}/merge`,
      method: 'POST',
      body: values,
      ifMatch: winner.row_version,
    }),
    invalidatesTags: (result, error, { winner, values }) =>
      tagsOnSuccess([
        listTag('buyer'),
        listTag('sale'),
        ...[winner.id, values.loser_id].flatMap(id => [idTag('buyer', id), idTag('buyer_document', id)]),
      ])(result, error),
  }),
  getBuyerMerges: build.query<BuyerMerge[], string>({
    query: id => ({ url: `${buyers.url}/${id}/merges` }),
    providesTags: (_result, _error, id) => [idTag('buyer', id)],
  }),
}))

export const {
  useGetBuyerChoicesQuery,
  useGetLeadDraftQuery,
  useFindDuplicatesQuery,
  useGetBuyerDocumentsQuery,
  useMergeBuyersMutation,
  useGetBuyerMergesQuery,
} = calls
