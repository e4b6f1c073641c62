import type { RequestChoices, RequestDraft, RequestStanding } from '@contract/modules/commission/request-line'
import { commissionRequest } from '@contract/modules/commission/request.document'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const { name, path } = commissionRequest.resource
const url = `/api/v1${path}`
const PRODUCTS = ['commission_statement', 'commission_release'] as const

export const requests = createDocumentApi(commissionRequest, {
  touches: () => PRODUCTS.map(product => listTag(product)),
})

export const {
  useGetRequestSellersQuery,
  useGetRequestChoicesQuery,
  useGetRequestStandingQuery,
  useGetRequestDraftsQuery,
} = api.enhanceEndpoints({ addTagTypes: [name, 'commission_transaction', ...PRODUCTS] }).injectEndpoints({
  endpoints: build => ({
    getRequestSellers: build.query<{ id: string; label: string }[], void>({
      query: () => ({ url: `${url}/sellers` }),
      transformResponse: unwrap,
    }),
    getRequestChoices: build.query<RequestChoices, string>({
      query: seller_id => ({ url: `${url}/choices`, params: { seller_id } }),
      transformResponse: unwrap,
      providesTags: [listTag(name), listTag('commission_transaction')],
    }),
    getRequestStanding: build.query<RequestStanding, string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}/standing` }),
      transformResponse: unwrap,
      providesTags: (_standing, _error, id) => [idTag(name, id)],
    }),
    getRequestDrafts: build.query<RequestDraft[], string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}/drafts` }),
      transformResponse: unwrap,
      providesTags: [listTag('commission_statement')],
    }),
  }),
})

export const requestFile = (id: string, fileId: string) =>
  `${url}/${encodeURIComponent(id)}/attachments/${encodeURIComponent(fileId)}`
