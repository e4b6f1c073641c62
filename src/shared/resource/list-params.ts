import type { ListParams, ListConditions, SortItem } from '@/shared/resource/resource-types'

type Params = Record<string, string | number | undefined>

export function narrowingParams({ filter, search }: ListConditions): Params {
  return {
    search: search?.trim() || undefined,
    filter: filter && Object.keys(filter).length > 0 ? JSON.stringify(filter) : undefined,
  }
}

export function sortParam(sort: readonly SortItem[] | undefined): string | undefined {
  return sort?.map(({ field, direction }) => `${field}:${direction}`).join(',') || undefined
}

export function listParams({ start, end, sort, count, ...narrowing }: ListParams): Params {
  return { start, end, sort: sortParam(sort), count, ...narrowingParams(narrowing) }
}
