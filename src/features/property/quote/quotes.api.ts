import { oneOf } from '@contract/kernel/one-of'
import type { QuoteLink, Quoting, SaveQuote } from '@contract/modules/property/quote.commands'
import type { ListedUnitQuote, UnitQuote } from '@contract/modules/property/unit-quote.resource'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import { listParams } from '@/shared/resource/list-params'

const URL = '/api/v1/property/quotes'
const SHOWN = 10
const NEWEST = [{ field: 'created_at', direction: 'desc' as const }]
type Version = { id: string; row_version: number }

const quotesApi = api.enhanceEndpoints({ addTagTypes: ['unit_quote', 'property_unit'] }).injectEndpoints({
  endpoints: build => ({
    getQuoting: build.query<Quoting, string>({
      query: id => ({ url: `/api/v1/property/units/${id}/quoting` }),
      transformResponse: unwrap<Quoting>,
      providesTags: (_result, _error, id) => [idTag('property_unit', id)],
    }),
    getQuotesOf: build.query<ListedUnitQuote[], string>({
      query: id => ({
        url: URL,
        params: listParams({ start: 0, end: SHOWN, sort: NEWEST, filter: { unit_id: oneOf(id) } }),
      }),
      transformResponse: unwrap<ListedUnitQuote[]>,
      providesTags: [listTag('unit_quote')],
    }),
    saveQuote: build.mutation<UnitQuote, SaveQuote>({
      query: body => ({ url: URL, method: 'POST', body }),
      transformResponse: unwrap<UnitQuote>,
      invalidatesTags: tagsOnSuccess([listTag('unit_quote')]),
    }),
    linkQuote: build.mutation<QuoteLink, Version>({
      query: ({ id, row_version }) => ({
        url: `${URL}/${id}/link`,
        method: 'POST',
        body: {},
        ifMatch: row_version,
      }),
      transformResponse: unwrap<QuoteLink>,
      invalidatesTags: [listTag('unit_quote')],
    }),
    revokeQuoteLink: build.mutation<unknown, Version>({
      query: ({ id, row_version }) => ({
        url: `${URL}/${id}/revoke-link`,
        method: 'POST',
        body: {},
        ifMatch: row_version,
      }),
      invalidatesTags: [listTag('unit_quote')],
    }),
  }),
})

export const {
  useGetQuotingQuery,
  useGetQuotesOfQuery,
  useSaveQuoteMutation,
  useLinkQuoteMutation,
  useRevokeQuoteLinkMutation,
} = quotesApi

export const quotePdf = (id: string) => `${URL}/${id}/pdf`
