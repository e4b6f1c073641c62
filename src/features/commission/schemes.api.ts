import { commissionSchemeResource } from '@contract/modules/commission/scheme.resource'
import type { FrozenSale, SchemeDetail } from '@contract/modules/commission/scheme.resource'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const schemes = createResourceApi(commissionSchemeResource)

const TAG = 'commission_scheme'
/** A scheme as its page was given it: the call says what was seen. */
export type SeenScheme = Pick<SchemeDetail, 'versions'> & { id: string; row_version: number }
/** A scheme with its levels, tranches and line. */
export type ShownScheme = SchemeDetail & { id: string; row_version: number }

const of = (id: string, part = '') => `${schemes.url}/${encodeURIComponent(id)}${part}`
/** One version says of the others how they stand. */
const line = ({ versions, id }: SeenScheme) => [
  listTag(TAG),
  idTag(TAG, id),
  ...versions.map(version => idTag(TAG, version.id)),
]

const schemeApi = api.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: build => {
    const command = (part: string) =>
      build.mutation<ShownScheme, { scheme: SeenScheme; values?: object }>({
        query: ({ scheme, values }) => ({
          url: of(scheme.id, part),
          method: 'POST',
          ifMatch: scheme.row_version,
          ...(values && { body: values }),
        }),
        transformResponse: unwrap<ShownScheme>,
        invalidatesTags: (result, error, { scheme }) => tagsOnSuccess(line(scheme))(result, error),
      })
    return {
      nextScheme: command('/versions'),
      publishScheme: command('/activate'),
      withdrawScheme: command('/withdraw'),
      retireScheme: command('/retire'),
      discardScheme: build.mutation<unknown, SeenScheme>({
        query: ({ id, row_version }) => ({ url: of(id), method: 'DELETE', ifMatch: row_version }),
        // The page that is left must not ask for what is gone.
        invalidatesTags: (result, error, { id, versions }) => {
          const others = versions.filter(version => version.id !== id)
          return tagsOnSuccess([listTag(TAG), ...others.map(version => idTag(TAG, version.id))])(
            result,
            error,
          )
        },
      }),
      getFrozenSales: build.query<FrozenSale[], string>({
        query: id => ({ url: of(id, '/sales') }),
        transformResponse: unwrap<FrozenSale[]>,
        providesTags: (_sales, _error, id) => [idTag(TAG, id)],
      }),
    }
  },
})

export const {
  useNextSchemeMutation,
  usePublishSchemeMutation,
  useWithdrawSchemeMutation,
  useRetireSchemeMutation,
  useDiscardSchemeMutation,
  useGetFrozenSalesQuery,
} = schemeApi
