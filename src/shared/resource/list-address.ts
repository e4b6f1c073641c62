import { SEARCH_LENGTH, sortText, type FilterModel } from '@contract/kernel/list-query'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import { filterText, fittingFilter, parseFilter } from '@/shared/grid/filters/filter-model'
import { sortParam } from '@/shared/resource/list-params'
import type { SortItem } from '@/shared/resource/resource-types'

/** What an address says of a list. */
export type ListAddress = {
  search: string
  filter: FilterModel
  /** Empty: as the list comes. */
  sort: readonly SortItem[]
  /** The saved view that it started from. */
  view: string
  /** What stands beside the rows, by the name its screen gives it; empty where nothing does. */
  beside: string
}

export const LIST_KEYS = ['search', 'filter', 'sort', 'view', 'beside'] as const

function parseSort(text: string, columns: readonly ListColumn[]): SortItem[] {
  const parsed = sortText.safeParse(text)
  const sortable = new Set(columns.filter(column => column.isSortable).map(column => column.id))
  return parsed.success ? parsed.data.filter(item => sortable.has(item.field)) : []
}

/**
 * What this list does not know is dropped: the server would refuse all of it. `conditions`: what it can be narrowed
 * by, where that is more than its columns.
 */
export function readAddress(
  params: URLSearchParams,
  columns: readonly ListColumn[],
  conditions = columns,
): ListAddress {
  const said = (name: string) => params.get(name) ?? ''
  return {
    search: said('search').slice(0, SEARCH_LENGTH),
    filter: fittingFilter(parseFilter(said('filter')), conditions),
    sort: parseSort(said('sort'), columns),
    view: said('view'),
    beside: said('beside').slice(0, 20),
  }
}

/** Changes a few words of an address and leaves the others (an opened record) as they are. */
export function writeAddress(params: URLSearchParams, changes: Partial<ListAddress>): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, text: string | undefined) => (text ? next.set(name, text) : next.delete(name))
  if (changes.search !== undefined) set('search', changes.search)
  if (changes.filter) set('filter', filterText(changes.filter))
  if (changes.sort) set('sort', sortParam(changes.sort))
  if (changes.view !== undefined) set('view', changes.view)
  if (changes.beside !== undefined) set('beside', changes.beside)
  return next
}

export function isNarrowed({ search, filter }: Pick<ListAddress, 'search' | 'filter'>): boolean {
  return search.trim() !== '' || Object.keys(filter).length > 0
}
