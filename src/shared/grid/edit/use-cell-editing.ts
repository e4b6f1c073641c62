import type { GridApi } from 'ag-grid-community'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { DataGridProps, GridRow } from '@/shared/grid/data-grid.types'
import { editedText } from '@/shared/grid/edit/cell-edits'
import { cellAt, isControl } from '@/shared/grid/ranges/cell-at'
import type { RangeEngine } from '@/shared/grid/ranges/range-engine'
import type { CellPlace } from '@/shared/grid/ranges/range-types'

export type CellEditing = {
  label: string
  value: string
  /** A double press marks all of it; F2 and typing go on at its end. */
  isMarked: boolean
  choices: readonly { value: string; label: string }[] | undefined
  box: { top: number; left: number; width: number; height: number }
  save: (value: string) => void
  cancel: () => void
}

/**
 * Enter and double press open the row, or change the cell where it may be changed; F2 and typing change it, and
 * Ctrl and Z takes a change back.
 */
export function useCellEditing<Row extends GridRow>(
  api: GridApi<Row> | null,
  root: RefObject<HTMLElement | null>,
  engine: RefObject<RangeEngine<Row> | null>,
  props: DataGridProps<Row>,
): CellEditing | null {
  const [editing, setEditing] = useState<CellEditing | null>(null)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const element = root.current
    if (!api || !element) return
    const stopped = new AbortController()
    const { signal } = stopped

    const close = ({ pinned, index, column }: CellPlace) => {
      setEditing(null)
      if (!api.isDestroyed()) api.setFocusedCell(index, column, pinned)
    }
    const edit = (
      place: CellPlace,
      cell: Element,
      { typed, isMarked = false }: { typed?: string; isMarked?: boolean } = {},
    ): boolean => {
      const own = engine.current
      const row = own?.cells.row(place)
      if (!own || !row || !own.edits.canEdit(row, place.column)) return false
      const around = element.getBoundingClientRect()
      const { top, left, width, height } = cell.getBoundingClientRect()
      const saved = editedText(own.cells.value(place, place.column))
      const refused = own.states.refused(row.id, place.column)
      setEditing({
        label: latest.current.columns.length > 0 ? own.cells.title(place.column) : '',
        value: typed ?? refused?.value ?? saved,
        isMarked,
        choices: own.cells.column(place.column)?.choices,
        box: { top: top - around.top, left: left - around.left, width, height },
        save: text => {
          close(place)
          if (text !== saved) void own.edits.save(row, place.column, text)
          else if (refused) own.edits.discard(row.id, place.column)
        },
        cancel: () => close(place),
      })
      return true
    }
    const discard = (place: CellPlace) => {
      const row = engine.current?.cells.row(place)
      if (row && engine.current?.states.refused(row.id, place.column))
        engine.current.edits.discard(row.id, place.column)
    }
    const open = (place: CellPlace) => {
      const row = engine.current?.cells.row(place)
      if (row && !place.pinned) latest.current.onOpen?.(row)
    }
    const placeOf = (target: EventTarget | null): { place: CellPlace; cell: Element } | null => {
      const hit = cellAt(target, element)
      const cell = target instanceof Element ? target.closest('.ag-cell') : null
      if (!hit || hit.column === undefined || !cell) return null
      return { place: { ...hit.place, column: hit.column }, cell }
    }
    const handleUndo = (event: KeyboardEvent) => {
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (isControl(event.target) || !placeOf(event.target) || !engine.current?.undoEdit()) return
      event.preventDefault()
      event.stopPropagation()
    }
    const handleKey = (event: KeyboardEvent) => {
      if (isControl(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const at = placeOf(event.target)
      if (!at) return
      if (event.key === 'Escape') return discard(at.place)
      const isTyped = event.key.length === 1 && event.key !== ' '
      const acted =
        event.key === 'F2'
          ? edit(at.place, at.cell)
          : isTyped && edit(at.place, at.cell, { typed: event.key })
      // A cell that holds a button of its own hands it the focus; the next Enter presses it.
      const button = event.key === 'Enter' ? at.cell.querySelector<HTMLElement>('button') : null
      if (button) button.focus()
      else if (event.key === 'Enter' && !event.shiftKey) open(at.place)
      else if (!acted) return
      event.preventDefault()
      event.stopPropagation()
    }
    const handleDouble = (event: MouseEvent) => {
      const at = isControl(event.target) ? null : placeOf(event.target)
      if (at && !edit(at.place, at.cell, { isMarked: true })) open(at.place)
    }
    const handleScroll = () => setEditing(null)
    element.addEventListener('keydown', handleKey, { signal, capture: true })
    element.addEventListener('keydown', handleUndo, { signal, capture: true })
    element.addEventListener('dblclick', handleDouble, { signal })
    element.addEventListener('scroll', handleScroll, { signal, capture: true })
    return () => stopped.abort()
  }, [api, root, engine])
  return editing
}
