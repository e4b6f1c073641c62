import { buyerCommands, buyerDocumentCommands } from '@contract/modules/buyers/buyer-commands'
import type {
  BuyerChoices,
  BuyerDocuments,
  BuyerMerge,
  Duplicates,
  FindDuplicates,
  LeadDraft,
  MergeBuyers,
  WaitingDocument,
} from '@contract/modules/buyers/buyer.commands'
import type { WaitingSalePaper } from '@contract/modules/sales/sale.views'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import { createCommandApi } from '@/shared/command/create-command-api'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

type Version = { id: string; row_version: number }

/** What is proved of a buyer shows in their sales too. */
const TAGS = ['buyer', 'buyer_document', 'sale'] as const
const paperTags = (id: string) => [idTag('buyer_document', id), idTag('buyer', id), listTag('sale')]

const touches = (id = '') => paperTags(id)

export const buyerActions = createCommandApi(buyerCommands, { touches: () => [listTag('sale')] })
export const buyerDocumentActions = createCommandApi(buyerDocumentCommands, { touches })

const calls = api.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: build => ({
    getBuyerChoices: build.query<BuyerChoices, void>({
      query: () => ({ url: `${buyers.url}/choices` }),
      transformResponse: unwrap<BuyerChoices>,
    }),
    getLeadDraft: build.query<LeadDraft, string>({
      query: id => ({ url: `${buyers.url}/of-lead/${id}` }),
      transformResponse: unwrap<LeadDraft>,
    }),
    findDuplicates: build.query<Duplicates, FindDuplicates>({
      query: body => ({ url: `${buyers.url}/duplicates`, method: 'POST', body }),
      transformResponse: unwrap<Duplicates>,
      keepUnusedDataFor: 0,
    }),
    getBuyerDocuments: build.query<BuyerDocuments, string>({
      query: id => ({ url: `${buyers.url}/${id}/documents` }),
      transformResponse: unwrap<BuyerDocuments>,
      providesTags: (_result, _error, id) => [idTag('buyer_document', id)],
    }),
    getWaitingDocuments: build.query<WaitingDocument[], void>({
      query: () => ({ url: '/api/v1/buyer-management/documents/waiting' }),
      transformResponse: unwrap<WaitingDocument[]>,
      keepUnusedDataFor: 0,
    }),
    getWaitingSalePapers: build.query<WaitingSalePaper[], void>({
      query: () => ({ url: '/api/v1/sales/documents/waiting' }),
      transformResponse: unwrap<WaitingSalePaper[]>,
      keepUnusedDataFor: 0,
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
      transformResponse: unwrap<BuyerMerge[]>,
      providesTags: (_result, _error, id) => [idTag('buyer', id)],
    }),
  }),
})

/** After a file was sent beside the calls. */
export const documentsChanged = (id: string) => calls.util.invalidateTags(paperTags(id))

export const {
  useGetBuyerChoicesQuery,
  useGetLeadDraftQuery,
  useFindDuplicatesQuery,
  useGetBuyerDocumentsQuery,
  useGetWaitingDocumentsQuery,
  useGetWaitingSalePapersQuery,
  useMergeBuyersMutation,
  useGetBuyerMergesQuery,
} = calls
