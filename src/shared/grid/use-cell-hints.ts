import type { CellMouseOverEvent, GridApi } from 'ag-grid-community'
import { useEffect } from 'react'
import type { GridColumn, GridRow } from '@/shared/grid/data-grid.types'

/** A cell that shows a part of its text, or a name without its code, tells the whole where the pointer rests on it. */
export function useCellHints<Row extends GridRow>(api: GridApi<Row> | null): void {
  useEffect(() => {
    if (!api) return
    const tell = ({ colDef, data, event }: CellMouseOverEvent<Row>) => {
      const { hint } = (colDef.context ?? {}) as Pick<GridColumn<Row>, 'hint'>
      const cell = event?.target instanceof Element ? event.target.closest<HTMLElement>('.ag-cell') : null
      if (!hint || !data || !cell) return
      const whole = hint(data)
      const isShown = whole === cell.textContent && cell.scrollWidth <= cell.clientWidth
      if (isShown) cell.removeAttribute('title')
      else cell.title = whole
    }
    api.addEventListener('cellMouseOver', tell)
    return () => {
      if (!api.isDestroyed()) api.removeEventListener('cellMouseOver', tell)
    }
  }, [api])
}
