import { comparatorOf } from '@/shared/grid/column-compare'
import { FIGURES, type ListColumn } from '@/shared/grid/columns/list-column'
import type { GridSort } from '@/shared/grid/data-grid.types'
import type { ResourceRow } from '@/shared/resource/resource-types'

type Compare = (one: ResourceRow, other: ResourceRow) => number

const DAYS = new Set<ListColumn['kind']>(['date', 'instant'])

/** The order of rows that are here: figures and days by what they are, all else as the reader sees and spells it. */
export function rowCompare(column: ListColumn, tag: string): Compare {
  const { id, kind, text } = column
  const isShown = !FIGURES.has(kind) && !DAYS.has(kind)
  const valueOf = (row: ResourceRow) => (isShown ? text(row) : row[id])
  const compare = comparatorOf(isShown ? 'text' : (kind ?? 'text'), tag)
  return (one, other) => compare?.(valueOf(one), valueOf(other)) ?? 0
}

export function inOrder(
  rows: readonly ResourceRow[],
  sort: readonly GridSort[],
  columns: readonly ListColumn[],
  tag: string,
): readonly ResourceRow[] {
  const compares = sort.flatMap(({ field, direction }) => {
    const column = columns.find(one => one.id === field)
    if (!column) return []
    const compare = rowCompare(column, tag)
    return direction === 'asc' ? [compare] : [(one: ResourceRow, other: ResourceRow) => -compare(one, other)]
  })
  if (compares.length === 0) return rows
  return [...rows].sort((one, other) => {
    for (const compare of compares) {
      const order = compare(one, other)
      if (order !== 0) return order
    }
    return 0
  })
}
