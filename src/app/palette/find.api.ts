import type { FoundRecords } from '@contract/access/found-kinds'
import { addCalls } from '@/shared/http/api'

export const { useFindRecordsQuery } = addCalls([], build => ({
  findRecords: build.query<FoundRecords, string>({
    query: text => ({ url: '/api/v1/search', params: { text } }),
    // What somebody typed is not asked for again.
    keepUnusedDataFor: 10,
  }),
}))
