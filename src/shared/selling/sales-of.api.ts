import type { FilterModel } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type { ListedSale } from '@contract/modules/sales/sale.resource'
import type { SaleOfBuyer } from '@contract/modules/sales/sale-people.views'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { listParams } from '@/shared/resource/list-params'

const MOST = 20
const filterOf = (id: string): FilterModel => ({ lead_id: oneOf(id) })

const salesOfApi = addCalls(['sale', 'buyer'], build => ({
  getSalesOfLead: build.query<ListedSale[], string>({
    query: id => ({
      url: '/api/v1/sales/records',
      params: listParams({ start: 0, end: MOST, search: '', count: 'no', filter: filterOf(id) }),
    }),
    providesTags: [listTag('sale')],
  }),
  getSalesOfBuyer: build.query<SaleOfBuyer[], string>({
    query: id => ({ url: `/api/v1/sales/of-buyer/${id}` }),
    providesTags: [listTag('sale'), listTag('buyer')],
  }),
}))

export const { useGetSalesOfLeadQuery, useGetSalesOfBuyerQuery } = salesOfApi
