import type { FilterModel } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type { ListedBuyer } from '@/features/sales/wizard/chosen-records'
import type { ListedUnit } from '@/features/sales/wizard/chosen-records'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { listParams } from '@/shared/resource/list-params'

const UNITS = '/api/v1/property/units'
const BUYERS = '/api/v1/buyer-management/buyers'
const MOST_OFFERED = 20
const FREE = { status: oneOf('available', 'on_hold') }

const page = (search: string, filter?: FilterModel) =>
  listParams({ start: 0, end: MOST_OFFERED, search, count: 'no', filter })

/** Units and buyers to choose from: other modules keep them, a sale only points at one. */
const pickApi = addCalls(['property_unit', 'buyer'], build => ({
  findUnits: build.query<ListedUnit[], string>({
    query: search => ({ url: UNITS, params: page(search, FREE) }),
    providesTags: [listTag('property_unit')],
  }),
  getPickedUnit: build.query<ListedUnit, string>({
    query: id => ({ url: `${UNITS}/${encodeURIComponent(id)}` }),
    providesTags: (_unit, _error, id) => [idTag('property_unit', id), listTag('property_unit')],
  }),
  findBuyers: build.query<ListedBuyer[], string>({
    query: search => ({ url: BUYERS, params: page(search) }),
    providesTags: [listTag('buyer')],
  }),
  getPickedBuyer: build.query<ListedBuyer, string>({
    query: id => ({ url: `${BUYERS}/${encodeURIComponent(id)}` }),
    providesTags: (_buyer, _error, id) => [idTag('buyer', id), listTag('buyer')],
  }),
}))

export const {
  useFindUnitsQuery,
  useGetPickedUnitQuery,
  useLazyGetPickedUnitQuery,
  useFindBuyersQuery,
  useGetPickedBuyerQuery,
} = pickApi
