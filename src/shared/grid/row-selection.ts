import type { GridRow, RowSelection, RowSource } from '@/shared/grid/data-grid.types'

export const NOTHING_SELECTED: RowSelection = { all: false, ids: new Set() }

export function isRowSelected(selection: RowSelection | undefined, id: string): boolean {
  return selection ? selection.ids.has(id) !== selection.all : false
}

function matching<Row extends GridRow>(source: RowSource<Row>): readonly Row[] | null {
  if (source.kind === 'server') return null
  const { matches, rows } = source
  return matches ? rows.filter(matches) : rows
}

/** How many rows are chosen; null where all that match are and nobody has counted them. */
export function selectedCount<Row extends GridRow>(
  selection: RowSelection | undefined,
  source: RowSource<Row>,
  filteredRows: number | null,
): number | null {
  if (!selection) return 0
  if (source.kind === 'client') return source.rows.filter(row => isRowSelected(selection, row.id)).length
  if (!selection.all) return selection.ids.size
  return filteredRows === null ? null : Math.max(0, filteredRows - selection.ids.size)
}

export function allState<Row extends GridRow>(
  selection: RowSelection | undefined,
  source: RowSource<Row>,
  filteredRows: number | null,
): boolean | 'some' {
  if (!selection) return false
  const rows = matching(source)
  if (!rows) {
    if (selection.all) return selection.ids.size === 0 ? true : 'some'
    if (selection.ids.size === 0) return false
    return selection.ids.size === filteredRows ? true : 'some'
  }
  const chosen = rows.filter(row => isRowSelected(selection, row.id)).length
  return chosen === 0 ? false : chosen === rows.length ? true : 'some'
}

/** The box in the header: rows that do not match stay as they are. */
export function selectionOfAll<Row extends GridRow>(
  on: boolean,
  selection: RowSelection | undefined,
  source: RowSource<Row>,
): RowSelection {
  const rows = matching(source)
  if (!rows) return { all: on, ids: new Set() }
  const ids = new Set(selection?.all ? [] : selection?.ids)
  for (const { id } of rows)
    if (on) ids.add(id)
    else ids.delete(id)
  return { all: false, ids }
}

/** One row after another, or all from the one chosen before. */
export function toggled(selection: RowSelection, ids: readonly string[], on: boolean): RowSelection {
  const next = new Set(selection.ids)
  for (const id of ids)
    if (on !== selection.all) next.add(id)
    else next.delete(id)
  return { ...selection, ids: next }
}
