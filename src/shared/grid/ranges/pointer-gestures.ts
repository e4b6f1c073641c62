import { AutoScroll } from '@/shared/grid/ranges/auto-scroll'
import { cellAt, isCellLink, isPressed, type Hit } from '@/shared/grid/ranges/cell-at'
import type { RangeStore } from '@/shared/grid/ranges/range-store'

/** Mouse and pen. A finger scrolls, and marks only after a long press (touch-gestures). */
export class PointerGestures {
  private readonly scroll: AutoScroll
  private readonly stopped = new AbortController()
  private isDragging = false
  /** Where the button went down, until the pointer left that cell. */
  private start: Hit | null = null
  /** The press marked cells: the click that ends it on a link leads nowhere. */
  private hasMarked = false

  constructor(
    private readonly root: HTMLElement,
    private readonly store: RangeStore,
    private readonly onEnd: () => void,
  ) {
    this.scroll = new AutoScroll(root, (x, y) => this.moveTo(x, y))
    const { signal } = this.stopped
    // Before the grid, which focuses the cell in answer to the same event.
    root.addEventListener('pointerdown', this.handleDown, { signal, capture: true })
    root.addEventListener('mousedown', this.handleMouseDown, { signal, capture: true })
    root.addEventListener('click', this.handleClick, { signal, capture: true })
    document.addEventListener('pointermove', this.handleMove, { signal })
    document.addEventListener('pointerup', this.handleUp, { signal })
    document.addEventListener('pointercancel', this.handleUp, { signal })
  }

  /** While a button is down, the focus follows the pointer and not the keys. */
  get isPressed(): boolean {
    return this.isDragging
  }

  destroy(): void {
    this.stopped.abort()
    this.scroll.stop()
  }

  private readonly handleDown = (event: PointerEvent) => {
    this.hasMarked = false
    if (event.pointerType === 'touch' || event.button > 2 || isPressed(event.target)) return
    const hit = cellAt(event.target, this.root)
    if (!hit) return
    this.isDragging = true
    this.start = hit
    this.scroll.start()
    if (event.button !== 0 || (event.ctrlKey && isApple())) return this.handleRightPress(hit)
    const adds = event.ctrlKey || event.metaKey
    if (event.shiftKey && this.store.ranges.length > 0) {
      this.hasMarked = true
      event.stopPropagation()
    }
    this.store.begin(hit.place, hit.column, event.shiftKey ? 'extend' : adds ? 'add' : 'new')
  }

  /** What is said of the cells under the pointer is said of the range it lies in. */
  private handleRightPress({ place, column }: Hit): void {
    if (column !== undefined && this.store.has({ ...place, column })) return
    this.store.begin(place, column, 'new')
    this.store.end()
  }

  /**
   * Shift marks up to a cell; the focus stays where the range began. A link is neither dragged away nor focused in
   * place of its cell.
   */
  private readonly handleMouseDown = (event: MouseEvent) => {
    if (event.button !== 0 || isPressed(event.target) || !cellAt(event.target, this.root)) return
    if (event.shiftKey && this.store.ranges.length > 0) {
      event.preventDefault()
      event.stopPropagation()
    } else if (isCellLink(event.target) && event.target instanceof Element) {
      event.preventDefault()
      event.target.closest<HTMLElement>('.ag-cell')?.focus({ preventScroll: true })
    }
  }

  private readonly handleClick = (event: MouseEvent) => {
    if (!this.hasMarked || !isCellLink(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }

  private readonly handleMove = (event: PointerEvent) => {
    if (!this.isDragging || event.pointerType === 'touch' || !(event.buttons & 1)) return
    this.scroll.follow(event.clientX, event.clientY)
    const hit = cellAt(event.target, this.root)
    if (hit) this.markUpTo(hit)
    else this.moveTo(event.clientX, event.clientY)
  }

  private moveTo(clientX: number, clientY: number): void {
    const { x, y } = this.scroll.inside(clientX, clientY)
    // A scrollbar may lie over the cell.
    for (const element of document.elementsFromPoint(x, y)) {
      const hit = cellAt(element, this.root)
      if (hit) return this.markUpTo(hit)
    }
  }

  private markUpTo({ place, column }: Hit): void {
    const { start } = this
    if (start && (start.column !== column || start.place.index !== place.index)) {
      this.start = null
      this.hasMarked = true
    }
    this.store.move(place, column)
  }

  private readonly handleUp = () => {
    if (!this.isDragging) return
    this.isDragging = false
    this.scroll.stop()
    this.store.end()
    this.onEnd()
  }
}

/** There, Ctrl and a press is the right button. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
