import type { ListMeta } from '@contract/kernel/list-query'

/** What a list of the API answers; counts are left out where nobody asked for them. */
export interface ListAnswer<Row> {
  data: Row[]
  meta: Partial<ListMeta>
}

export interface ListPage {
  search: string
  /** From 1. */
  page: number
}

export function pageParams(
  { search, page }: ListPage,
  size: number,
): Record<string, string | number | undefined> {
  const start = (page - 1) * size
  return { start, end: start + size, search: search.trim() || undefined }
}
