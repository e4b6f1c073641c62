import type { FilterModel } from '@contract/kernel/list-query'
import type { ListedSale } from '@contract/modules/sales/sale.resource'
import { api } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import type { ListAnswer } from '@/shared/resource/list-answer'
import { listParams } from '@/shared/resource/list-params'

export type SalesBy = 'buyer_id' | 'lead_id'
type Asked = { by: SalesBy; id: string }

const MOST = 20
const filterOf = ({ by, id }: Asked): FilterModel => ({ [by]: { filterType: 'set', values: [id] } })

const salesOfApi = api.enhanceEndpoints({ addTagTypes: ['sale'] }).injectEndpoints({
  endpoints: build => ({
    getSalesOf: build.query<ListedSale[], Asked>({
      query: asked => ({
        url: '/api/v1/sales/records',
        params: listParams({ start: 0, end: MOST, search: '', count: 'no', filter: filterOf(asked) }),
      }),
      transformResponse: (answer: ListAnswer<ListedSale>) => [...answer.data],
      providesTags: [listTag('sale')],
    }),
  }),
})

export const { useGetSalesOfQuery } = salesOfApi
