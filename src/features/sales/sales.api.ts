import type { z } from 'zod'
import type { AmendSale, PreviewSale } from '@contract/modules/sales/sale.commands'
import type { SellerChoice } from '@contract/modules/sales/sale-people.views'
import type {
  amendmentPreviewSchema,
  MacedaPanel,
  SaleDetail,
  SalePreview,
} from '@contract/modules/sales/sale.views'
import { sales } from '@/features/sales/sales-lists.api'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import type { ResourceRow } from '@/shared/resource/resource-types'

const TAGS = ['sale', 'property_unit', 'unit_hold', 'approval_tracker', 'lead'] as const

/** What is done to a sale; the name is also the end of its address. */
export type SaleCommand =
  | 'ask-reservation'
  | 'reserve'
  | 'book'
  | 'notice'
  | 'forfeit'
  | 'cancel'
  | 'reinstate'
  | 'allow-price'
  | 'waive-protection'
  | 'amendments'
  | 'discard'
  | `documents/${string}/${'submit' | 'verify' | 'reject'}`
  | `amendments/${string}/withdraw`
type Commanded = { id: string; row_version: number; command: SaleCommand; body?: unknown }

const of = (id: string, part = '') => `${sales.url}/${encodeURIComponent(id)}${part}`
const one = (id: string) => [listTag('sale'), idTag('sale', id)]

const salesApi = api.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: build => ({
    getSaleDetail: build.query<SaleDetail, string>({
      query: id => ({ url: of(id, '/detail') }),
      transformResponse: unwrap<SaleDetail>,
      providesTags: (_detail, _error, id) => one(id),
    }),
    previewSale: build.query<SalePreview, PreviewSale>({
      query: body => ({ url: `${sales.url}/preview`, method: 'POST', body }),
      transformResponse: unwrap<SalePreview>,
      providesTags: [listTag('sale'), listTag('property_unit')],
      keepUnusedDataFor: 30,
    }),
    getSellerChoices: build.query<SellerChoice[], void>({
      query: () => ({ url: '/api/v1/sales/sellers' }),
      transformResponse: unwrap<SellerChoice[]>,
    }),
    getMaceda: build.query<MacedaPanel, string>({
      query: id => ({ url: of(id, '/maceda') }),
      transformResponse: unwrap<MacedaPanel>,
      providesTags: (_panel, _error, id) => one(id),
    }),
    previewAmendment: build.query<z.infer<typeof amendmentPreviewSchema>, { id: string; body: AmendSale }>({
      query: ({ id, body }) => ({ url: of(id, '/amendments/preview'), method: 'POST', body }),
      transformResponse: unwrap<z.infer<typeof amendmentPreviewSchema>>,
      providesTags: (_preview, _error, { id }) => one(id),
      keepUnusedDataFor: 5,
    }),
    commandSale: build.mutation<ResourceRow | null, Commanded>({
      query: ({ id, row_version, command, body }) => ({
        url: of(id, `/${command}`),
        method: 'POST',
        ifMatch: row_version,
        once: true,
        ...(body !== undefined && { body }),
      }),
      // A draft that is thrown away answers nothing.
      transformResponse: (answer: { data: ResourceRow } | null) => answer?.data ?? null,
      // A sale moves its unit, its hold, its lead and its request for approval with it.
      invalidatesTags: (result, error, { id }) =>
        tagsOnSuccess([
          ...TAGS.map(listTag),
          idTag('sale', id),
          idTag('approval_tracker', `sale_amendment ${id}`),
        ])(result, error),
    }),
  }),
})

export const {
  useGetSaleDetailQuery,
  usePreviewSaleQuery,
  useGetSellerChoicesQuery,
  useGetMacedaQuery,
  usePreviewAmendmentQuery,
  useCommandSaleMutation,
} = salesApi
