import { oneOf } from '@contract/kernel/one-of'
import { quoteCommands } from '@contract/modules/property/quote.commands'
import type { QuoteBody } from '@contract/modules/property/quote.calls'
import type { ListedUnitQuote } from '@contract/modules/property/unit-quote.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { listParams } from '@/shared/resource/list-params'

const URL = '/api/v1/property/quotes'
const SHOWN = 10
const NEWEST = [{ field: 'created_at', direction: 'desc' as const }]

export const quoteActions = createCommandApi(quoteCommands, { touchesWhenRefused: true })

const quotesApi = addCalls(['unit_quote', 'property_unit'], build => ({
  getQuoting: build.query<QuoteBody, string>({
    query: id => ({ url: `/api/v1/property/units/${id}/quoting` }),
    providesTags: (_result, _error, id) => [idTag('property_unit', id)],
  }),
  getQuotesOf: build.query<ListedUnitQuote[], string>({
    query: id => ({
      url: URL,
      params: listParams({ start: 0, end: SHOWN, sort: NEWEST, filter: { unit_id: oneOf(id) } }),
    }),
    providesTags: [listTag('unit_quote')],
  }),
}))

export const { useGetQuotingQuery, useGetQuotesOfQuery } = quotesApi

export const quotePdf = (id: string) => `${URL}/${id}/pdf`
