import type { GridApi } from 'ag-grid-community'
import type { DataGridProps, GridColumn, GridRow } from '@/shared/grid/data-grid.types'
import { CellEdits } from '@/shared/grid/edit/cell-edits'
import { CellStates, type CellStatesOptions } from '@/shared/grid/edit/cell-states'
import { Announcer } from '@/shared/grid/ranges/announcer'
import { cellAt } from '@/shared/grid/ranges/cell-at'
import { CellCopy, type CopyResult } from '@/shared/grid/ranges/cell-copy'
import { CellPainter } from '@/shared/grid/ranges/cell-painter'
import { CellPaste } from '@/shared/grid/ranges/cell-paste'
import { GridCells } from '@/shared/grid/ranges/grid-cells'
import { KeyGestures } from '@/shared/grid/ranges/key-gestures'
import { PointerGestures } from '@/shared/grid/ranges/pointer-gestures'
import { rangeOfCell } from '@/shared/grid/ranges/range-model'
import { RangeStore } from '@/shared/grid/ranges/range-store'
import { SummaryWatch } from '@/shared/grid/ranges/summary-watch'
import { TouchGestures } from '@/shared/grid/ranges/touch-gestures'
import { RowPainter } from '@/shared/grid/row-painter'
import type { ServerRows } from '@/shared/grid/sources/server-rows'
import type { BarStore } from '@/shared/grid/status-bar/bar-store'
import { rangeAnnouncement } from '@/shared/grid/ranges/range-announcement'
import { toApiFailure } from '@/shared/http/api-failure'
import type { Phrase } from '@/shared/i18n/use-phrases'

export type RangeEngineOptions<Row extends GridRow> = {
  api: GridApi<Row>
  root: HTMLElement
  region: HTMLElement
  bar: BarStore
  props: () => DataGridProps<Row>
  t: Phrase<'grid'>
  serverRows: () => ServerRows<Row> | null
  onMarking: (isMarking: boolean) => void
  /** For those who see the grid: what came of a copy, a paste or a change. */
  onNote: (text: string) => void
}

type RefusedListener = CellStatesOptions['onRefused']

/** Everything of one grid that has to do with marked cells, from its first row to its last. */
export class RangeEngine<Row extends GridRow> {
  readonly cells: GridCells<Row>
  readonly store: RangeStore
  readonly copies: CellCopy<Row>
  readonly edits: CellEdits<Row>
  readonly states: CellStates
  readonly rows: RowPainter
  readonly summary: SummaryWatch<Row>
  readonly touch: TouchGestures
  private readonly refusedListeners = new Set<RefusedListener>()
  private readonly parts: { destroy(): void }[]

  constructor(private readonly options: RangeEngineOptions<Row>) {
    const { api, root, region, bar, props, t, serverRows, onMarking, onNote } = options
    const columnOf = (id: string): GridColumn<Row> | undefined =>
      props().columns.find(column => (column.colId ?? column.field) === id)
    const cells = new GridCells<Row>({ api, serverRows, columnOf })
    const store = new RangeStore(cells)
    const rows = new RowPainter(root)
    const states = new CellStates({
      root,
      savingText: t('engine.saving'),
      onRefused: (...refused) => {
        for (const listener of this.refusedListeners) listener(...refused)
      },
    })
    const painter = new CellPainter(root, cells, store, row => {
      rows.paintRow(row)
      states.paintRow(row)
    })
    const source = () => props().source
    const summary = new SummaryWatch<Row>({
      cells,
      store,
      bar,
      source,
      unsupportedText: (panel, model) => t('bar.unsupported', { panel, model }),
    })
    const announcer = new Announcer(region, () => rangeAnnouncement(summary, store, t))
    const handleEnd = () => announcer.tellRange()
    const tell = (text: string) => {
      announcer.tell(text)
      onNote(text)
    }
    const edits = new CellEdits<Row>({
      props,
      columnOf,
      rowOf: id => api.getRowNode(id)?.data,
      onState: (rowId, column, state) => {
        states.set(rowId, column, state)
        if (state?.kind === 'refused') tell(t('engine.not_saved', { reason: state.reason }))
      },
      reasonOf: error => toApiFailure(error).message || t('engine.reason_unknown'),
    })
    const copies = new CellCopy<Row>({
      root,
      cells,
      store,
      source,
      loadRows: (from, to) => serverRows()?.fetchAll(from, to) ?? Promise.resolve(),
      onCopied: result => tell(this.copiedText(result)),
    })
    const paste = new CellPaste<Row>({
      root,
      cells,
      store,
      edits,
      onPasted: (changed, left) => tell(this.pastedText(changed, left)),
    })
    const pointer = new PointerGestures(root, store, handleEnd)
    const keys = new KeyGestures({
      root,
      api,
      ground: cells,
      store,
      isRtl: () => props().direction === 'rtl',
      onEnd: handleEnd,
    })
    const touch = new TouchGestures(root, store, onMarking, handleEnd)

    const stop = store.subscribe(() => {
      painter.paint()
      summary.refresh()
    })
    const listen = this.listen(painter, pointer, touch, handleEnd)
    this.cells = cells
    this.store = store
    this.copies = copies
    this.edits = edits
    this.states = states
    this.rows = rows
    this.summary = summary
    this.touch = touch
    this.parts = [
      painter,
      pointer,
      keys,
      touch,
      copies,
      paste,
      announcer,
      summary,
      states,
      { destroy: stop },
      { destroy: listen },
    ]
  }

  destroy(): void {
    for (const part of this.parts) part.destroy()
  }

  /** Takes the last change of cells back; false where there is none. */
  undoEdit(): boolean {
    return this.edits.undo() !== null
  }

  /** Cells whose change was refused, and those that are well again. */
  watchRefused(listener: RefusedListener): () => void {
    this.refusedListeners.add(listener)
    return () => {
      this.refusedListeners.delete(listener)
    }
  }

  /** Rows of a server list came. */
  rowsCame(from: number, to: number): void {
    this.cells.forget()
    this.states.rowsCame()
    this.summary.forget(from, to)
  }

  private listen(
    painter: CellPainter,
    pointer: PointerGestures,
    touch: TouchGestures,
    onEnd: () => void,
  ): () => void {
    const { api, root } = this.options
    // The grid tells some things later; by then it may be gone, as when the language turns it round.
    const handleModel = () => {
      if (api.isDestroyed()) return
      this.cells.forget()
      // Rows of a server list tell of themselves, block by block.
      if (this.options.serverRows()) this.summary.refresh()
      else {
        this.states.rowsCame()
        this.summary.forget()
      }
      painter.repaint()
    }
    const handleColumns = () => {
      if (api.isDestroyed()) return
      this.cells.forget()
      this.store.fitColumns()
      painter.repaint()
      this.summary.refresh()
    }
    let focused = ''
    // Not the grid's own event, which comes later, when nobody knows any more whether a key or the mouse was it.
    const handleFocus = ({ target }: FocusEvent) => {
      const hit = cellAt(target, root)
      if (!hit || hit.column === undefined) return
      const now = `${hit.place.pinned} ${hit.place.index} ${hit.column}`
      // The focus comes back to where it was, from a menu or another window: nothing moved.
      if (now === focused) return
      focused = now
      if (pointer.isPressed || touch.isActive) return
      this.store.set([rangeOfCell({ ...hit.place, column: hit.column })])
      onEnd()
    }
    root.addEventListener('focusin', handleFocus)
    api.addEventListener('modelUpdated', handleModel)
    api.addEventListener('pinnedRowDataChanged', handleModel)
    api.addEventListener('cellValueChanged', handleModel)
    api.addEventListener('displayedColumnsChanged', handleColumns)
    return () => {
      root.removeEventListener('focusin', handleFocus)
      if (api.isDestroyed()) return
      api.removeEventListener('modelUpdated', handleModel)
      api.removeEventListener('pinnedRowDataChanged', handleModel)
      api.removeEventListener('cellValueChanged', handleModel)
      api.removeEventListener('displayedColumnsChanged', handleColumns)
    }
  }

  private copiedText(result: CopyResult): string {
    const { t } = this.options
    if ('cells' in result) return t('engine.copied', { count: result.cells })
    return t(result.failed === 'too_large' ? 'engine.copy_too_large' : 'engine.copy_failed')
  }

  private pastedText(changed: number, left: number): string {
    const { t } = this.options
    if (changed === 0) return t('engine.paste_nothing')
    const said = t('engine.pasted', { count: changed })
    return left === 0 ? said : `${said}. ${t('engine.paste_refused', { count: left })}`
  }
}
