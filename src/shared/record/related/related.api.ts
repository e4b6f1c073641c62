import type { FilterModel } from '@contract/kernel/list-query'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { listParams } from '@/shared/resource/list-params'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** So many are told at once; the list itself has the others. */
const MOST = 20

/** Kinds of records that stand on the pages of others: what changes there is read anew here. */
const KINDS = [
  'sale',
  'sale_credit',
  'property_unit',
  'house_model',
  'project',
  'leave_request',
  'sales_team_member',
  'employee',
  'seller_profile',
] as const
export type RelatedKind = (typeof KINDS)[number]

type Question = { kind: RelatedKind; path: string; filter: FilterModel }

const relatedApi = addCalls(KINDS, build => ({
  getRelated: build.query<{ rows: ResourceRow[]; isAll: boolean }, Question>({
    query: ({ path, filter }) => ({
      url: `/api/v1${path}`,
      params: listParams({ start: 0, end: MOST + 1, search: '', count: 'no', filter }),
    }),
    transformResponse: (rows: ResourceRow[]) => ({
      rows: rows.slice(0, MOST),
      isAll: rows.length <= MOST,
    }),
    providesTags: (_rows, _error, { kind }) => [listTag(kind)],
  }),
}))

export const { useGetRelatedQuery } = relatedApi
