import type { GridRow } from '@/shared/grid/data-grid.types'
import type { CellEdits } from '@/shared/grid/edit/cell-edits'
import { isControl } from '@/shared/grid/ranges/cell-at'
import type { GridCells } from '@/shared/grid/ranges/grid-cells'
import { pastedRows, pasteSize } from '@/shared/grid/ranges/pasted-rows'
import { linesOf } from '@/shared/grid/ranges/range-model'
import type { RangeStore } from '@/shared/grid/ranges/range-store'
import { placeOf } from '@/shared/grid/ranges/row-lines'

/** Each pasted cell is a change of its own on the server. */
const MOST_CELLS = 500

export type CellPasteOptions<Row extends GridRow> = {
  root: HTMLElement
  cells: GridCells<Row>
  store: RangeStore
  edits: CellEdits<Row>
  onPasted: (changed: number, refused: number) => void
}

/** Pasted text stays text: what looks like a formula is written down as it is, never worked out. */
export class CellPaste<Row extends GridRow> {
  private readonly stopped = new AbortController()

  constructor(private readonly options: CellPasteOptions<Row>) {
    options.root.addEventListener('paste', event => void this.handlePaste(event), {
      signal: this.stopped.signal,
    })
  }

  destroy(): void {
    this.stopped.abort()
  }

  private async handlePaste(event: ClipboardEvent): Promise<void> {
    const { edits, onPasted } = this.options
    const text = event.clipboardData?.getData('text/plain')
    if (!text || isControl(event.target)) return
    event.preventDefault()
    const targets = this.targets(text.replace(/(\r\n|\r|\n)$/, ''))
    const open = targets.flatMap(({ row, column, value }) =>
      row && edits.canEdit(row, column) ? [{ row, column, value }] : [],
    )
    const changed = await edits.saveAll(open.slice(0, MOST_CELLS), true)
    onPasted(changed, targets.length - changed)
  }

  private targets(text: string): { row: Row | undefined; column: string; value: string }[] {
    const { cells, store } = this.options
    const range = store.ranges[0]
    if (!range) return []
    const extents = cells.extents()
    const order = cells.columns()
    const { low, high } = linesOf(range, extents)
    const rows = pastedRows(text)
    const size = pasteSize(rows, { lines: high - low + 1, columns: range.columns.length })
    const from = order.indexOf(range.columns[0] ?? '')
    const last = extents.top + extents.body + extents.bottom
    return Array.from({ length: Math.max(0, Math.min(size.lines, last - low)) }, (_, y) => {
      const row = cells.row(placeOf(low + y, extents))
      const values = rows[y % rows.length] ?? []
      return order.slice(from, from + size.columns).map((column, x) => ({
        row,
        column,
        value: values[x % Math.max(1, values.length)] ?? '',
      }))
    }).flat()
  }
}
