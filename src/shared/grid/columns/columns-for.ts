import { labelOf } from '@contract/kernel/references'
import type { Resource } from '@contract/kernel/define-resource'
import { allowedWidth, cellText, hidesCode, isFreeText } from '@/shared/grid/columns/fitted-widths'
import { type ColumnOverrides, type ListColumn } from '@/shared/grid/columns/list-column'
import { listColumns } from '@/shared/grid/columns/list-columns'
import { rowCompare } from '@/shared/grid/columns/row-order'
import type { ListWords } from '@/shared/grid/columns/list-words'
import { isTotalsRow } from '@/shared/grid/columns/totals-row'
import type { GridColumn } from '@/shared/grid/data-grid.types'
import type { ResourceRow } from '@/shared/resource/resource-types'

function shownText(row: ResourceRow, column: ListColumn): string {
  return isTotalsRow(row) ? (row.totals[column.id] ?? '') : cellText(column, row)
}

function drawn(row: ResourceRow | undefined, id: string, render: NonNullable<ListColumn['render']>) {
  if (!row) return null
  return isTotalsRow(row) ? (row.totals[id] ?? null) : render(row)
}

/** A column of a list as the grid takes it. Values stay what they are: sums and copies read them. */
function gridColumn(column: ListColumn, tag: string): GridColumn<ResourceRow> {
  const { id, kind, render, text } = column
  const width = allowedWidth(column)
  const label = column.to ? labelOf(id) : null
  const compare = rowCompare(column, tag)
  return {
    colId: id,
    ...(kind && !label ? { field: id } : {}),
    ...(label ? { valueGetter: ({ data }) => data?.[label] ?? null } : {}),
    ...(kind ? {} : { valueGetter: ({ data }) => (data && !isTotalsRow(data) ? text(data) : null) }),
    ...(kind ? { kind, measure: column.measure } : {}),
    headerName: column.label,
    pinned: column.pinned,
    ...(width === undefined ? {} : { width }),
    hide: column.isHidden,
    sortable: column.isSortable,
    comparator: (_one, _other, { data: one }, { data: other }) => (one && other ? compare(one, other) : 0),
    editable: column.isEditable && (({ data }) => !isTotalsRow(data)),
    ...(column.choices ? { choices: column.choices } : {}),
    valueFormatter: ({ data }) => (data ? shownText(data, column) : ''),
    ...(hidesCode(column) || isFreeText(column) ? { hint: row => (isTotalsRow(row) ? '' : text(row)) } : {}),
    isFree: isFreeText(column),
    ...(render ? { cellRenderer: ({ data }: { data?: ResourceRow }) => drawn(data, id, render) } : {}),
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
