import type { BulkAnswer } from '@contract/kernel/record-calls'
import type {
  BulkReprice,
  BulkRepriceAnswer,
  BulkUnits,
  PriceQuery,
  Reprice,
  RepricePreview,
  RepricePreviewCall,
  UnitCommand,
  UnitPriceView,
} from '@contract/modules/property/property-unit.commands'
import { units } from '@/features/property/units.api'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

const TAGS = ['property_unit', 'unit_price'] as const
const BULK = {
  publish: 'bulk-publish',
  block: 'bulk-block',
  unblock: 'bulk-block',
  withdraw: 'bulk-block',
} as const

type Version = { id: string; row_version: number }
type Command = Version & { command: UnitCommand; body?: object }

const touched = ({ id }: Version) => [...TAGS.map(listTag), idTag('property_unit', id)]

const commandsApi = api.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: build => ({
    commandUnit: build.mutation<unknown, Command>({
      query: ({ id, row_version, command, body }) => ({
        url: `${units.url}/${id}/${command.replace('_', '-')}`,
        method: 'POST',
        ...(body && { body }),
        ifMatch: row_version,
      }),
      invalidatesTags: (result, error, call) => tagsOnSuccess(touched(call))(result, error),
    }),
    repriceUnit: build.mutation<unknown, Version & { values: Reprice }>({
      query: ({ id, row_version, values }) => ({
        url: `${units.url}/${id}/reprice`,
        method: 'POST',
        body: values,
        ifMatch: row_version,
      }),
      invalidatesTags: (result, error, call) => tagsOnSuccess(touched(call))(result, error),
    }),
    bulkUnits: build.mutation<BulkAnswer, BulkUnits>({
      query: call => ({ url: `${units.url}/${BULK[call.trigger]}`, method: 'POST', body: call }),
      transformResponse: unwrap<BulkAnswer>,
      invalidatesTags: (_answer, error, call) => (error || call.dry_run ? [] : ['property_unit']),
    }),
    previewReprice: build.mutation<RepricePreview, RepricePreviewCall>({
      query: call => ({ url: `${units.url}/reprice/preview`, method: 'POST', body: call }),
      transformResponse: unwrap<RepricePreview>,
    }),
    bulkReprice: build.mutation<BulkRepriceAnswer, BulkReprice>({
      query: call => ({ url: `${units.url}/reprice`, method: 'POST', body: call }),
      transformResponse: unwrap<BulkRepriceAnswer>,
      invalidatesTags: (_answer, error) => (error ? [] : [...TAGS]),
    }),
    unitPrice: build.query<UnitPriceView, { id: string; asked: PriceQuery }>({
      query: ({ id, asked }) => ({
        url: `${units.url}/${id}/price`,
        params: asked as Record<string, string>,
      }),
      transformResponse: unwrap<UnitPriceView>,
      providesTags: (_price, _error, { id }) => [idTag('property_unit', id)],
    }),
  }),
})

export const {
  useCommandUnitMutation,
  useRepriceUnitMutation,
  useBulkUnitsMutation,
  usePreviewRepriceMutation,
  useBulkRepriceMutation,
  useUnitPriceQuery,
} = commandsApi
