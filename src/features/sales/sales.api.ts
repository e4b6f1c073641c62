import type { z } from 'zod'
import type { AmendSale, PreviewSale } from '@contract/selling/sale.calls'
import type { SellerChoice } from '@contract/modules/sales/sale-people.views'
import type {
  amendmentPreviewSchema,
  MacedaPanel,
  SaleDetail,
  SalePreview,
} from '@contract/modules/sales/sale.views'
import { sales } from '@/features/sales/sales-lists.api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const of = (id: string, part = '') => `${sales.url}/${encodeURIComponent(id)}${part}`
const one = (id: string) => [listTag('sale'), idTag('sale', id)]

const salesApi = addCalls(['sale', 'property_unit'], build => ({
  getSaleDetail: build.query<SaleDetail, string>({
    query: id => ({ url: of(id, '/detail') }),
    providesTags: (_detail, _error, id) => one(id),
  }),
  previewSale: build.query<SalePreview, PreviewSale>({
    query: body => ({ url: `${sales.url}/preview`, method: 'POST', body }),
    providesTags: [listTag('sale'), listTag('property_unit')],
    keepUnusedDataFor: 30,
  }),
  getSellerChoices: build.query<SellerChoice[], void>({
    query: () => ({ url: '/api/v1/sales/sellers' }),
  }),
  getMaceda: build.query<MacedaPanel, string>({
    query: id => ({ url: of(id, '/maceda') }),
    providesTags: (_panel, _error, id) => one(id),
  }),
  previewAmendment: build.query<z.infer<typeof amendmentPreviewSchema>, { id: string; body: AmendSale }>({
    query: ({ id, body }) => ({ url: of(id, '/amendments/preview'), method: 'POST', body }),
    providesTags: (_preview, _error, { id }) => one(id),
    keepUnusedDataFor: 5,
  }),
}))

export const {
  useGetSaleDetailQuery,
  usePreviewSaleQuery,
  useGetSellerChoicesQuery,
  useGetMacedaQuery,
  usePreviewAmendmentQuery,
} = salesApi
