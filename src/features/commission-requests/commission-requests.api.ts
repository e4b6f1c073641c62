import type { RequestChoices, RequestDraft, RequestStanding } from '@contract/modules/commission/request-line'
import { commissionRequest } from '@contract/modules/commission/request.document'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const { name, path } = commissionRequest.resource
const url = `/api/v1${path}`
const PRODUCTS = ['commission_statement', 'commission_release'] as const

export const requests = createDocumentApi(commissionRequest)

export const {
  useGetRequestSellersQuery,
  useGetRequestChoicesQuery,
  useGetRequestStandingQuery,
  useGetRequestDraftsQuery,
} = addCalls([name, 'commission_transaction', ...PRODUCTS], build => ({
  getRequestSellers: build.query<{ id: string; label: string }[], void>({
    query: () => ({ url: `${url}/sellers` }),
  }),
  getRequestChoices: build.query<RequestChoices, string>({
    query: seller_id => ({ url: `${url}/choices`, params: { seller_id } }),
    providesTags: [listTag(name), listTag('commission_transaction')],
  }),
  getRequestStanding: build.query<RequestStanding, string>({
    query: id => ({ url: `${url}/${encodeURIComponent(id)}/standing` }),
    providesTags: (_standing, _error, id) => [idTag(name, id)],
  }),
  getRequestDrafts: build.query<RequestDraft[], string>({
    query: id => ({ url: `${url}/${encodeURIComponent(id)}/drafts` }),
    providesTags: [listTag('commission_statement')],
  }),
}))

export const requestFile = (id: string, fileId: string) =>
  `${url}/${encodeURIComponent(id)}/attachments/${encodeURIComponent(fileId)}`
