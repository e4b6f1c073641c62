import type { GridApi } from 'ag-grid-community'
import { headOf } from '@/shared/grid/ranges/range-model'
import type { RangeGround, RangeStore } from '@/shared/grid/ranges/range-store'
import type { CellPlace } from '@/shared/grid/ranges/range-types'
import { edgeRow, nextRow } from '@/shared/grid/ranges/row-lines'
import { isControl } from '@/shared/grid/ranges/cell-at'
import { isServiceColumn } from '@/shared/grid/service-columns'

export type KeyGesturesOptions = {
  root: HTMLElement
  api: GridApi
  ground: RangeGround
  store: RangeStore
  isRtl: () => boolean
  onEnd: () => void
}

const ROWS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** Shift and arrows, Ctrl-A, Escape, and whole rows or columns by the space bar. */
export class KeyGestures {
  private readonly stopped = new AbortController()

  constructor(private readonly options: KeyGesturesOptions) {
    const { signal } = this.stopped
    options.root.addEventListener('keydown', this.handleKey, { signal, capture: true })
  }

  destroy(): void {
    this.stopped.abort()
  }

  focusedCell(): CellPlace | null {
    const focused = this.options.api.getFocusedCell()
    if (!focused || isServiceColumn(focused.column.getColId())) return null
    return {
      pinned: focused.rowPinned ?? null,
      index: focused.rowIndex,
      column: focused.column.getColId(),
    }
  }

  private readonly handleKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || isControl(event.target)) return
    if (!event.target.closest('.ag-cell') || event.altKey) return
    if (!this.act(event)) return
    event.preventDefault()
    event.stopPropagation()
    this.options.onEnd()
  }

  private act(event: KeyboardEvent): boolean {
    const { store } = this.options
    const ctrl = event.ctrlKey || event.metaKey
    if (event.key === 'Escape') {
      if (store.ranges.length === 0) return false
      store.clear()
      return true
    }
    if (ctrl && !event.shiftKey && event.code === 'KeyA') {
      store.selectAll()
      return true
    }
    if (event.key === ' ' && (event.shiftKey || ctrl)) return this.takeLines(event.shiftKey)
    return event.shiftKey && event.key.startsWith('Arrow') && this.extend(event.key, ctrl)
  }

  private extend(key: string, toEdge: boolean): boolean {
    const { api, ground, store, isRtl } = this.options
    const last = store.ranges.at(-1)
    const from = last ? headOf(last) : this.focusedCell()
    if (!from) return false
    const rows = ROWS[key]
    const head = rows ? this.rowStep(from, rows, toEdge) : this.columnStep(from, key, toEdge, isRtl())
    if (!head) return false
    if (!last) store.set([])
    store.extendTo(head)
    if (head.pinned === null && head.index < ground.extents().body) api.ensureIndexVisible(head.index)
    api.ensureColumnVisible(head.column)
    return true
  }

  private rowStep(from: CellPlace, by: 1 | -1, toEdge: boolean): CellPlace {
    const extents = this.options.ground.extents()
    const row = toEdge ? edgeRow(from, by, extents) : nextRow(from, by, extents)
    return { ...row, column: from.column }
  }

  private columnStep(from: CellPlace, key: string, toEdge: boolean, isRtl: boolean): CellPlace | null {
    const columns = this.options.ground.columns()
    const by = (key === 'ArrowRight') === isRtl ? -1 : 1
    const at = columns.indexOf(from.column)
    const column = toEdge ? columns.at(by < 0 ? 0 : -1) : (columns[at + by] ?? from.column)
    return column === undefined ? null : { ...from, column }
  }

  /** Shift and space: the rows of the range whole; Ctrl and space: its columns. */
  private takeLines(rows: boolean): boolean {
    const { ground, store } = this.options
    const cell = this.focusedCell()
    const last = store.ranges.at(-1)
    const columns = ground.columns()
    const [first, end] = [columns[0], columns.at(-1)]
    if (!cell || first === undefined || end === undefined) return false
    const anchor = last ? { ...last.anchor, column: last.anchorColumn } : cell
    const head = last ? headOf(last) : cell
    const { body } = ground.extents()
    if (rows) store.begin(anchor, undefined, 'new')
    else store.begin({ pinned: null, index: 0 }, anchor.column, 'new')
    if (rows) store.move(head, undefined)
    else store.move({ pinned: null, index: Math.max(0, body - 1) }, head.column)
    store.end()
    return true
  }
}
