import type { ResourceApi, ResourceRow } from '@/shared/resource/resource-types'

const FIRST = { start: 0, end: 1 }

export type OnlyRecord = {
  data?: ResourceRow | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** The one record of its kind, which is there from the first start: a company's profile, the rules of leave. */
export function useOnlyRecord(
  api: Pick<ResourceApi, 'useListQuery' | 'useGetQuery'>,
  { skip = false }: { skip?: boolean } = {},
): OnlyRecord {
  const list = api.useListQuery(FIRST, { skip })
  const id = list.data?.data[0]?.id ?? ''
  const one = api.useGetQuery(id, { skip: !id })
  return list.error ? { ...list, data: undefined } : one
}
