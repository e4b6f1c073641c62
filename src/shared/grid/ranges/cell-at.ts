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

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** Where one types or presses a button, no range begins. */
export const isPressed = (target: EventTarget | null): boolean =>
  isWithin(target, 'input, textarea, select, button, [contenteditable="true"], .grid-header-panel')

/** A link in a cell leads on when it is clicked; a drag from it marks cells as from any other cell. */
export const isCellLink = (target: EventTarget | null): boolean =>
  isWithin(target, '.ag-cell a') && !isPressed(target)

/** Whatever answers keys by itself. */
export const isControl = (target: EventTarget | null): boolean => isPressed(target) || isWithin(target, 'a')
