import type { FoundRecords } from '@contract/access/found-kinds'
import { api } from '@/shared/http/api'

export const { useFindRecordsQuery } = api.injectEndpoints({
  endpoints: build => ({
    findRecords: build.query<FoundRecords, string>({
      query: text => ({ url: '/api/v1/search', params: { text } }),
      // What somebody typed is not asked for again.
      keepUnusedDataFor: 10,
    }),
  }),
})
