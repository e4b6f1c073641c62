import { rowPlaceOf } from '@/shared/grid/ranges/cell-painter'
import type { RowPlace } from '@/shared/grid/ranges/range-types'
import { isServiceColumn, ROW_NUMBER_COLUMN } from '@/shared/grid/service-columns'

/** A cell, or a row by its number, whose column is then undefined. */
export type Hit = { place: RowPlace; column: string | undefined }

export function cellAt(target: EventTarget | null, root: HTMLElement): Hit | null {
  if (!(target instanceof Element) || !root.contains(target)) return null
  const cell = target.closest('.ag-cell')
  const column = cell?.getAttribute('col-id')
  const place = rowPlaceOf(cell?.closest('.ag-row')?.getAttribute('row-index') ?? null)
  if (!column || !place) return null
  if (column === ROW_NUMBER_COLUMN) return { place, column: undefined }
  return isServiceColumn(column) ? null : { place, column }
}

/** Where one types or presses, no range begins. */
export function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, button, a, [contenteditable="true"], .grid-header-panel') !==
      null
  )
}
