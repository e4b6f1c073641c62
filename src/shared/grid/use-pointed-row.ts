import type { CellFocusedEvent, GridApi } from 'ag-grid-community'
import { useEffect, useRef } from 'react'
import type { GridRow } from '@/shared/grid/data-grid.types'

/** Tells which row the focus came to, by a press or by keys. */
export function usePointedRow<Row extends GridRow>(
  api: GridApi<Row> | null,
  onPoint: ((row: Row) => void) | undefined,
): void {
  const latest = useRef(onPoint)
  useEffect(() => {
    latest.current = onPoint
  })
  useEffect(() => {
    if (!api) return
    const tell = ({ rowIndex, rowPinned }: CellFocusedEvent<Row>) => {
      if (rowIndex === null || rowPinned || api.isDestroyed()) return
      const row = api.getDisplayedRowAtIndex(rowIndex)?.data
      if (row) latest.current?.(row)
    }
    api.addEventListener('cellFocused', tell)
    return () => {
      if (!api.isDestroyed()) api.removeEventListener('cellFocused', tell)
    }
  }, [api])
}
