import type { GridApi } from 'ag-grid-community'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { DataGridProps, GridRow } from '@/shared/grid/data-grid.types'
import { cellAt, isControl } from '@/shared/grid/ranges/cell-at'
import { rowPlaceOf } from '@/shared/grid/ranges/cell-painter'
import type { RangeEngine } from '@/shared/grid/ranges/range-engine'
import { isRowSelected, NOTHING_SELECTED, toggled } from '@/shared/grid/row-selection'
import { SELECT_COLUMN } from '@/shared/grid/service-columns'

/** Boxes of rows: a press, with Shift all rows from the box before; the space bar in any cell of the row. */
export function useRowSelection<Row extends GridRow>(
  api: GridApi<Row> | null,
  root: RefObject<HTMLElement | null>,
  engine: RefObject<RangeEngine<Row> | null>,
  props: DataGridProps<Row>,
): void {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const { selection } = props
  useEffect(() => {
    engine.current?.rows.paint(selection)
  }, [api, engine, selection])

  useEffect(() => {
    const element = root.current
    if (!api || !element) return
    const stopped = new AbortController()
    let before: number | null = null

    const toggle = (index: number, withAllBetween: boolean) => {
      const { selection: now = NOTHING_SELECTED, onSelection } = latest.current
      const cells = engine.current?.cells
      const row = cells?.row({ pinned: null, index })
      if (!row || !onSelection) return
      const from = withAllBetween && before !== null ? before : index
      const ids: string[] = []
      for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
        const id = cells?.row({ pinned: null, index: at })?.id
        if (id !== undefined) ids.push(id)
      }
      before = index
      onSelection(toggled(now, ids, !isRowSelected(now, row.id)))
    }
    const indexOf = (target: EventTarget | null) => {
      const cell = target instanceof Element ? target.closest(`.ag-cell[col-id="${SELECT_COLUMN}"]`) : null
      const place = rowPlaceOf(cell?.closest('.ag-row')?.getAttribute('row-index') ?? null)
      return place && place.pinned === null ? place.index : null
    }
    const handleClick = (event: MouseEvent) => {
      const index = indexOf(event.target)
      if (index === null) return
      toggle(index, event.shiftKey)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.shiftKey) return
      const hit = latest.current.selection && !isControl(event.target) ? cellAt(event.target, element) : null
      if (!hit || hit.place.pinned !== null) return
      event.preventDefault()
      event.stopPropagation()
      toggle(hit.place.index, false)
    }
    element.addEventListener('click', handleClick, { signal: stopped.signal })
    element.addEventListener('keydown', handleKey, { signal: stopped.signal, capture: true })
    return () => stopped.abort()
  }, [api, root, engine])
}
