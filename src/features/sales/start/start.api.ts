import { oneOf } from '@contract/kernel/one-of'
import type { BuyerOfLead } from '@contract/modules/buyers/buyer-of-lead'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import type { UnitHold } from '@contract/modules/property/hold.calls'
import type { ListedReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import type { ListedUnitQuote, UnitQuote } from '@contract/modules/property/unit-quote.resource'
import type { NewSale, NewSaleQuery } from '@contract/modules/sales/new-sale.views'
import type { ListedBuyer } from '@/features/sales/wizard/chosen-records'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import { listParams } from '@/shared/resource/list-params'

const QUOTES = '/api/v1/property/quotes'
const TAGS = ['unit_quote', 'unit_hold', 'property_unit', 'lead', 'buyer', 'reserved_unit'] as const
const MOST = 12

/** What other modules know already of the sale that begins. */
const startApi = addCalls(TAGS, build => ({
  getQuoteToSell: build.query<UnitQuote, string>({
    query: id => ({ url: `${QUOTES}/${encodeURIComponent(id)}` }),
    providesTags: (_quote, _error, id) => [idTag('unit_quote', id), listTag('unit_quote')],
  }),
  getOpenQuotes: build.query<ListedUnitQuote[], string>({
    query: lead => ({
      url: QUOTES,
      params: listParams({
        start: 0,
        end: MOST,
        count: 'no',
        filter: { lead_id: oneOf(lead), status: oneOf('open') },
      }),
    }),
    providesTags: [listTag('unit_quote')],
  }),
  getLeadToSell: build.query<Lead, string>({
    query: id => ({ url: `/api/v1/buyer-management/leads/${encodeURIComponent(id)}` }),
    providesTags: (_lead, _error, id) => [idTag('lead', id), listTag('lead')],
  }),
  getHoldToSell: build.query<UnitHold, string>({
    query: unit => ({ url: `/api/v1/property/units/${encodeURIComponent(unit)}/hold` }),
    providesTags: (_hold, _error, unit) => [idTag('unit_hold', unit), idTag('property_unit', unit)],
  }),
  getOwnHolds: build.query<ListedReservedUnit[], void>({
    query: () => ({
      url: '/api/v1/property/reserved',
      params: listParams({
        start: 0,
        end: MOST,
        count: 'no',
        filter: { is_own: oneOf(true), status: oneOf('on_hold') },
      }),
    }),
    providesTags: [listTag('reserved_unit'), listTag('unit_hold')],
  }),
  getNewSale: build.query<NewSale, NewSaleQuery>({
    query: params => ({ url: '/api/v1/sales/new-sale', params }),
  }),
  makeBuyerOfLead: build.mutation<ListedBuyer, { lead: string; body: BuyerOfLead }>({
    query: ({ lead, body }) => ({
      url: `/api/v1/buyer-management/buyers/of-lead/${lead}`,
      method: 'POST',
      body,
    }),
    invalidatesTags: (made, error, { lead }) =>
      tagsOnSuccess([listTag('buyer'), idTag('lead', lead)])(made, error),
  }),
}))

export const {
  useGetQuoteToSellQuery,
  useLazyGetQuoteToSellQuery,
  useGetOpenQuotesQuery,
  useGetLeadToSellQuery,
  useGetHoldToSellQuery,
  useGetOwnHoldsQuery,
  useGetNewSaleQuery,
  useMakeBuyerOfLeadMutation,
} = startApi
