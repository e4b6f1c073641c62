import type { GridApi } from 'ag-grid-community'
import { useEffect, useState, type RefObject } from 'react'
import type { GridRow } from '@/shared/grid/data-grid.types'
import type { RangeEngine } from '@/shared/grid/ranges/range-engine'

export type CellReasonNote = {
  reason: string
  /** Under the cell, or above it where the grid ends. */
  place: { top?: number; bottom?: number; left: number }
  discard: () => void
}

/** Room for two lines and a button. */
const ROOM_PX = 96
const WIDTH_PX = 320

/** Why the last change of a cell was refused, beside the cell, whenever the focus stands in it. */
export function useCellReason<Row extends GridRow>(
  api: GridApi<Row> | null,
  root: RefObject<HTMLElement | null>,
  engine: RefObject<RangeEngine<Row> | null>,
): CellReasonNote | null {
  const [note, setNote] = useState<CellReasonNote | null>(null)

  useEffect(() => {
    const element = root.current
    const own = engine.current
    if (!api || !element || !own) return
    const stopped = new AbortController()
    const { signal } = stopped

    const show = (cell: Element | null) => {
      const rowId = cell?.closest('.ag-row')?.getAttribute('row-id')
      const column = cell?.getAttribute('col-id')
      const refused = cell && rowId && column ? own.states.refused(rowId, column) : null
      if (!cell || !rowId || !column || !refused) return setNote(null)
      const around = element.getBoundingClientRect()
      const { top, bottom, left } = cell.getBoundingClientRect()
      const isLow = bottom + ROOM_PX > around.bottom
      setNote({
        reason: refused.reason,
        place: {
          ...(isLow ? { bottom: around.bottom - top } : { top: bottom - around.top }),
          left: Math.max(0, Math.min(left - around.left, around.width - WIDTH_PX)),
        },
        discard: () => own.edits.discard(rowId, column),
      })
    }
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('.cell-reason')) show(target.closest('.ag-cell'))
    }
    const stopWatching = own.watchRefused((rowId, column, isRefused) => {
      const cell = own.states.cell(rowId, column)
      // Of a pasted block the bar says how many; a note beside each cell would cover the others.
      const isBeside = !own.states.refused(rowId, column)?.isPasted || cell === document.activeElement
      show(isRefused && isBeside ? cell : null)
    })
    element.addEventListener('focusin', handleFocus, { signal })
    element.addEventListener('scroll', () => setNote(null), { signal, capture: true })
    return () => {
      stopWatching()
      stopped.abort()
    }
  }, [api, root, engine])
  return note
}
