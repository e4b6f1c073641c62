import { buyerDocumentCommands } from '@contract/modules/buyers/buyer.commands'
import type { WaitingDocument } from '@contract/modules/buyers/buyer.calls'
import { saleDocumentCommands } from '@contract/modules/sales/sale-document.commands'
import type { WaitingSalePaper } from '@contract/modules/sales/sale.views'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const TAGS = ['buyer', 'buyer_document', 'sale'] as const

/** What is proved of a buyer shows in their sales too. */
const buyerTags = (id: string) => [
  ...[idTag('buyer_document', id), listTag('buyer_document')],
  ...[idTag('buyer', id), listTag('sale')],
]

export const buyerDocumentActions = createCommandApi(buyerDocumentCommands)
export const saleDocumentActions = createCommandApi(saleDocumentCommands, { once: true })

const calls = addCalls(TAGS, build => ({
  getWaitingDocuments: build.query<WaitingDocument[], { buyerIds?: readonly string[] | undefined }>({
    query: ({ buyerIds }) => ({
      url: '/api/v1/buyer-management/documents/waiting',
      ...(buyerIds && { params: { buyer_ids: buyerIds.join(',') } }),
    }),
    providesTags: [listTag('buyer_document')],
    keepUnusedDataFor: 0,
  }),
  getWaitingSaleDocuments: build.query<WaitingSalePaper[], { saleId?: string | undefined }>({
    query: ({ saleId }) => ({
      url: '/api/v1/sales/documents/waiting',
      ...(saleId && { params: { sale_id: saleId } }),
    }),
    providesTags: [listTag('sale')],
    keepUnusedDataFor: 0,
  }),
}))

/** After files were sent beside the calls. */
export const buyerDocumentsChanged = (id: string) => calls.util.invalidateTags(buyerTags(id))
export const saleDocumentsChanged = (id: string, buyerIds: readonly string[]) =>
  calls.util.invalidateTags([idTag('sale', id), listTag('sale'), ...buyerIds.flatMap(buyerTags)])

export const { useGetWaitingDocumentsQuery, useGetWaitingSaleDocumentsQuery } = calls
