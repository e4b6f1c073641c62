import type { GridSort } from '@/shared/grid/data-grid.types'

/** Unsorted → ascending → descending → unsorted; with `more` beside the columns sorted already. */
export function nextSort(sort: readonly GridSort[], field: string, more: boolean): GridSort[] {
  const present = sort.find(item => item.field === field)
  const next: GridSort[] = !present
    ? [{ field, direction: 'asc' }]
    : present.direction === 'asc'
      ? [{ field, direction: 'desc' }]
      : []
  if (!more) return next
  if (!present) return [...sort, ...next]
  return sort.flatMap(item => (item.field === field ? next : [item]))
}
