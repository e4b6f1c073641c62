import { labelOf } from '@contract/kernel/references'
import type { Resource } from '@contract/kernel/define-resource'
import { type ColumnOverrides, type ListColumn } from '@/shared/grid/columns/list-column'
import { listColumns } from '@/shared/grid/columns/list-columns'
import { rowCompare } from '@/shared/grid/columns/row-order'
import type { ListWords } from '@/shared/grid/columns/list-words'
import type { GridColumn } from '@/shared/grid/data-grid.types'
import type { ResourceRow } from '@/shared/resource/resource-types'

const WIDTHS: Partial<Record<NonNullable<ListColumn['kind']>, number>> = {
  text: 200,
  code: 140,
  email: 220,
  long_text: 260,
  money: 150,
  rate: 110,
  days: 110,
  integer: 110,
  boolean: 120,
  date: 130,
  instant: 160,
  enum: 140,
  reference: 200,
  user: 180,
}

/** A column of a list as the grid takes it. Values stay what they are: sums and copies read them. */
function gridColumn(column: ListColumn, tag: string): GridColumn<ResourceRow> {
  const { id, kind, render, text } = column
  const width = column.width ?? (kind ? WIDTHS[kind] : undefined)
  const label = column.to ? labelOf(id) : null
  const compare = rowCompare(column, tag)
  return {
    colId: id,
    ...(kind && !label ? { field: id } : {}),
    ...(label ? { valueGetter: ({ data }) => data?.[label] ?? null } : {}),
    ...(kind ? {} : { valueGetter: ({ data }) => (data ? text(data) : null) }),
    ...(kind ? { kind, measure: column.measure } : {}),
    headerName: column.label,
    pinned: column.pinned,
    ...(width === undefined ? {} : { width }),
    hide: column.isHidden,
    sortable: column.isSortable,
    comparator: (_one, _other, { data: one }, { data: other }) => (one && other ? compare(one, other) : 0),
    editable: column.isEditable,
    ...(column.choices ? { choices: column.choices } : {}),
    valueFormatter: ({ data }) => (data ? text(data) : ''),
    ...(render ? { cellRenderer: ({ data }: { data?: ResourceRow }) => (data ? render(data) : null) } : {}),
  }
}

/** The columns of a resource for the grid; cards, filters and exports take the same ones by `listColumns`. */
export function columnsFor(
  resource: Resource,
  words: ListWords,
  overrides: ColumnOverrides,
  tag: string,
): GridColumn<ResourceRow>[] {
  return listColumns(resource, words, overrides).map(column => gridColumn(column, tag))
}
