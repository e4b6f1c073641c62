import type { GridRow } from '@/shared/grid/data-grid.types'
import type { GridCells } from '@/shared/grid/ranges/grid-cells'
import type { LineBlock } from '@/shared/grid/ranges/range-blocks'
import { isFigure } from '@/shared/grid/figure-cells'
import { ColumnIndex, queryAll, type AddCell } from '@/shared/grid/tally/column-index'
import { addAmount, addCounted, addValue, emptyTally, type Tally } from '@/shared/grid/tally/tally'

/** Adds up blocks of cells, and remembers what it added. */
export class RangeTally<Row extends GridRow> {
  private readonly indexes = new Map<string, ColumnIndex>()

  constructor(private readonly cells: GridCells<Row>) {}

  /** All rows, or those of a block that came. */
  forget(from?: number, to?: number): void {
    if (from === undefined || to === undefined) this.indexes.clear()
    else for (const index of this.indexes.values()) index.forget(from, to)
  }

  of(blocks: readonly LineBlock[]): Tally {
    const { top, body } = this.cells.extents()
    const tally = emptyTally()
    for (const { low, high, columns } of blocks) {
      for (const column of columns) {
        this.addPinned(tally, low, Math.min(high, top - 1), column)
        this.addPinned(tally, Math.max(low, top + body), high, column)
      }
      const indexes = columns.map(column => this.index(column))
      queryAll(indexes, Math.max(low, top) - top, Math.min(high, top + body - 1) - top, tally)
    }
    return tally
  }

  private addPinned(tally: Tally, low: number, high: number, column: string): void {
    const add = this.adds(column)
    for (let line = low; line <= high; line += 1) add(tally, this.cells.valueAt(line, column))
  }

  private index(column: string): ColumnIndex {
    let index = this.indexes.get(column)
    if (!index) {
      index = new ColumnIndex(this.cells.reader(column), this.adds(column))
      this.indexes.set(column, index)
    }
    return index
  }

  /** A code or a name is no figure, whatever its letters spell; a column of no kind is read cell by cell. */
  private adds(column: string): AddCell {
    const kind = this.cells.column(column)?.kind
    if (kind === 'money') return addAmount
    return kind === undefined || isFigure(kind) ? addValue : addCounted
  }
}
