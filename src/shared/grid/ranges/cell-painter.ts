import type { CellRange, RowPlace } from '@/shared/grid/ranges/range-types'
import { linesOf } from '@/shared/grid/ranges/range-model'
import type { RangeGround, RangeStore } from '@/shared/grid/ranges/range-store'
import { lineOf } from '@/shared/grid/ranges/row-lines'

const CLASSES = ['cell-marked', 'cell-top', 'cell-bottom', 'cell-start', 'cell-end', 'cell-taken'] as const
const [MARKED, TOP, BOTTOM, START, END, TAKEN] = [1, 2, 4, 8, 16, 32]

type Spot = { place: RowPlace; column: string; painted: number }
type Area = { low: number; high: number; columns: ReadonlySet<string> }

/** "12", "t-0", "b-1": how the grid writes a row's place on its element. */
export function rowPlaceOf(text: string | null): RowPlace | null {
  if (!text) return null
  const pinned = text.startsWith('t-') ? 'top' : text.startsWith('b-') ? 'bottom' : null
  const index = Number(pinned ? text.slice(2) : text)
  return Number.isInteger(index) && index >= 0 ? { pinned, index } : null
}

/**
 * Marks the cells of the ranges by classes set straight on the cells in sight, and of those only where something
 * changed: a range of two million cells costs what one of forty costs. Cells that scroll in are painted as they
 * come.
 */
export class CellPainter {
  private readonly spots = new Map<HTMLElement, Spot>()
  private readonly observer: MutationObserver
  private isStale = true

  constructor(
    private readonly root: HTMLElement,
    private readonly ground: RangeGround,
    private readonly store: RangeStore,
    private readonly onRow: (row: HTMLElement) => void,
  ) {
    this.observer = new MutationObserver(records => this.handleMutations(records))
    this.observer.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['row-index', 'col-id'],
    })
  }

  destroy(): void {
    this.observer.disconnect()
    this.spots.clear()
  }

  paint(): void {
    if (this.isStale) this.find()
    this.draw(this.spots)
  }

  /** After columns changed their places: edges stand elsewhere though no cell is new. */
  repaint(): void {
    this.isStale = true
    if (this.store.ranges.length > 0 || this.spots.size > 0) this.paint()
  }

  private handleMutations(records: MutationRecord[]): void {
    const added: HTMLElement[] = []
    for (const { type, addedNodes, target } of records)
      if (type === 'attributes') added.push(target as HTMLElement)
      else for (const node of addedNodes) if (node instanceof HTMLElement) added.push(node)
    for (const element of added) {
      if (element.classList.contains('ag-row')) this.onRow(element)
      else for (const row of element.querySelectorAll<HTMLElement>('.ag-row')) this.onRow(row)
    }
    if (this.store.ranges.length === 0) {
      this.isStale = true
      return
    }
    const fresh = new Map<HTMLElement, Spot>()
    for (const element of added) this.note(element, fresh)
    for (const [cell, spot] of fresh) this.spots.set(cell, spot)
    this.draw(fresh)
    if (this.spots.size > 3_000) this.prune()
  }

  private prune(): void {
    for (const cell of this.spots.keys()) if (!cell.isConnected) this.spots.delete(cell)
  }

  private find(): void {
    this.isStale = false
    this.prune()
    this.note(this.root, this.spots)
  }

  private note(element: HTMLElement, into: Map<HTMLElement, Spot>): void {
    const own = element.classList.contains('ag-cell')
    const cells = own ? [element] : element.querySelectorAll<HTMLElement>('.ag-cell')
    for (const cell of cells) {
      const column = cell.getAttribute('col-id')
      const place = rowPlaceOf(cell.closest('.ag-row')?.getAttribute('row-index') ?? null)
      if (place && column) into.set(cell, { place, column, painted: this.spots.get(cell)?.painted ?? 0 })
    }
  }

  private draw(spots: Map<HTMLElement, Spot>): void {
    const extents = this.ground.extents()
    const order = this.ground.columns()
    const position = new Map(order.map((column, n) => [column, n]))
    const area = (range: CellRange): Area => ({
      ...linesOf(range, extents),
      columns: new Set(range.columns),
    })
    const areas = this.store.ranges.map(area)
    const taken = this.store.taking && area(this.store.taking)
    const inside = (line: number, column: string | undefined) =>
      column !== undefined &&
      areas.some(({ low, high, columns }) => line >= low && line <= high && columns.has(column))

    for (const [cell, spot] of spots) {
      const { column } = spot
      const line = lineOf(spot.place, extents)
      let paint = 0
      if (inside(line, column)) {
        const at = position.get(column) ?? 0
        paint =
          MARKED |
          (inside(line - 1, column) ? 0 : TOP) |
          (inside(line + 1, column) ? 0 : BOTTOM) |
          (inside(line, order[at - 1]) ? 0 : START) |
          (inside(line, order[at + 1]) ? 0 : END)
      }
      if (taken && line >= taken.low && line <= taken.high && taken.columns.has(column)) paint |= TAKEN
      if (paint !== spot.painted) this.put(cell, spot, paint)
    }
  }

  private put(cell: HTMLElement, spot: Spot, paint: number): void {
    const changed = paint ^ spot.painted
    CLASSES.forEach((name, bit) => {
      if (changed & (1 << bit)) cell.classList.toggle(name, (paint & (1 << bit)) !== 0)
    })
    if (changed & MARKED) {
      if (paint & MARKED) cell.setAttribute('aria-selected', 'true')
      else cell.removeAttribute('aria-selected')
    }
    spot.painted = paint
  }
}
