import type { CellPlace, CellRange, RowPlace } from '@/shared/grid/ranges/range-types'
import {
  extended,
  holds,
  onColumns,
  rangeBetween,
  rangeOfCell,
  rangeOfRows,
  subtracted,
} from '@/shared/grid/ranges/range-model'
import { allRows, lineOf, type Extents } from '@/shared/grid/ranges/row-lines'

/** What the ranges lie on. */
export interface RangeGround {
  extents(): Extents
  /** The displayed columns that a range may take. */
  columns(): readonly string[]
}

export type GestureMode = 'new' | 'add' | 'extend'

type Gesture = { kind: 'draw' | 'take'; whole: boolean; anchor: RowPlace; column: string }

/** The ranges of one grid. Places in, cells out; it knows neither pointer nor page. */
export class RangeStore {
  private list: readonly CellRange[] = []
  private cut: CellRange | null = null
  private gesture: Gesture | null = null
  private readonly listeners = new Set<() => void>()

  constructor(private readonly ground: RangeGround) {}

  get ranges(): readonly CellRange[] {
    return this.list
  }

  /** What a gesture under way would take out. */
  get taking(): CellRange | null {
    return this.cut
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  set(ranges: readonly CellRange[]): void {
    if (ranges.length === 0 && this.list.length === 0) return
    this.list = ranges
    for (const listener of this.listeners) listener()
  }

  clear(): void {
    this.gesture = null
    this.cut = null
    this.set([])
  }

  selectAll(): void {
    const rows = allRows(this.ground.extents())
    const range = rows && rangeOfRows(rows.first, rows.last, this.ground.columns())
    if (range) this.set([range])
  }

  has(cell: CellPlace): boolean {
    const extents = this.ground.extents()
    const line = lineOf(cell, extents)
    return this.list.some(range => holds(range, line, cell.column, extents))
  }

  /** Keys move the head of the last range and leave it alone in the list. */
  extendTo(head: CellPlace): void {
    const last = this.list.at(-1)
    this.set([last ? extended(last, head, this.ground.columns()) : rangeOfCell(head)])
  }

  /** Starts a gesture on a cell; on a row's number `column` is left out, and whole rows are taken. */
  begin(place: RowPlace, column: string | undefined, mode: GestureMode): void {
    const columns = this.ground.columns()
    const own = column ?? columns[0]
    if (own === undefined) return
    const whole = column === undefined
    const last = this.list.at(-1)
    if (mode === 'extend' && last) {
      this.gesture = { kind: 'draw', whole, anchor: last.anchor, column: whole ? own : last.anchorColumn }
      this.replaceLast(this.drawn(place, column))
      return
    }
    const takes = mode === 'add' && this.has({ ...place, column: own })
    this.gesture = { kind: takes ? 'take' : 'draw', whole, anchor: place, column: own }
    const range = this.drawn(place, column)
    if (takes) this.showCut(range)
    else this.set(mode === 'add' ? [...this.list, range] : [range])
  }

  move(place: RowPlace, column: string | undefined): void {
    if (!this.gesture) return
    const range = this.drawn(place, column)
    if (this.gesture.kind === 'take') this.showCut(range)
    else this.replaceLast(range)
  }

  end(): void {
    const { cut } = this
    this.gesture = null
    this.cut = null
    if (cut) this.set(subtracted(this.list, cut, this.ground.extents()))
  }

  /** After columns were hidden or moved. */
  fitColumns(): void {
    const fitted = onColumns(this.list, this.ground.columns())
    if (fitted.length !== this.list.length || fitted.some((range, n) => range !== this.list[n]))
      this.set(fitted)
  }

  private drawn(place: RowPlace, column: string | undefined): CellRange {
    const { anchor, column: own, whole } = this.gesture as Gesture
    const columns = this.ground.columns()
    const rows = whole ? rangeOfRows(anchor, place, columns) : null
    return rows ?? rangeBetween({ ...anchor, column: own }, { ...place, column: column ?? own }, columns)
  }

  private replaceLast(range: CellRange): void {
    const last = this.list.at(-1)
    const same =
      last?.head.index === range.head.index &&
      last.head.pinned === range.head.pinned &&
      last.anchor.index === range.anchor.index &&
      last.columns.join('\n') === range.columns.join('\n')
    if (!same) this.set([...this.list.slice(0, -1), range])
  }

  private showCut(range: CellRange): void {
    this.cut = range
    this.set(this.list)
  }
}
