import { cellAt, isCellLink, isPressed } from '@/shared/grid/ranges/cell-at'
import type { RangeStore } from '@/shared/grid/ranges/range-store'

const LONG_PRESS_MS = 450
/** A finger that moves further than this is scrolling. */
const STILL_PX = 10
const AFTERMATH_MS = 800

/** A swipe scrolls. A long press begins to mark; then each tap marks up to its cell, until Done. */
export class TouchGestures {
  private readonly stopped = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined
  private down: { x: number; y: number } | null = null
  private isMarking = false
  private lastTouch = -Infinity

  constructor(
    private readonly root: HTMLElement,
    private readonly store: RangeStore,
    private readonly onMarking: (isMarking: boolean) => void,
    private readonly onEnd: () => void,
  ) {
    const { signal } = this.stopped
    root.addEventListener('pointerdown', this.handleDown, { signal })
    root.addEventListener('pointermove', this.handleMove, { signal })
    root.addEventListener('pointerup', this.handleUp, { signal })
    root.addEventListener('pointercancel', this.handleCancel, { signal })
    root.addEventListener('contextmenu', this.handleMenu, { signal, capture: true })
    root.addEventListener('click', this.handleClick, { signal, capture: true })
  }

  /** A finger is at work, or the browser still tells of its tap as of a mouse's. */
  get isActive(): boolean {
    return this.isMarking || this.down !== null || performance.now() - this.lastTouch < AFTERMATH_MS
  }

  done(): void {
    this.isMarking = false
    this.onMarking(false)
  }

  destroy(): void {
    this.stopped.abort()
    clearTimeout(this.timer)
  }

  private readonly handleDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || isPressed(event.target)) return
    this.lastTouch = performance.now()
    const hit = cellAt(event.target, this.root)
    if (!hit) return
    this.down = { x: event.clientX, y: event.clientY }
    if (this.isMarking) return
    this.timer = setTimeout(() => {
      this.isMarking = true
      this.down = null
      this.onMarking(true)
      this.store.begin(hit.place, hit.column, 'new')
      this.store.end()
      this.onEnd()
    }, LONG_PRESS_MS)
  }

  private readonly handleMove = (event: PointerEvent) => {
    if (!this.down || Math.hypot(event.clientX - this.down.x, event.clientY - this.down.y) < STILL_PX) return
    this.handleCancel()
  }

  private readonly handleUp = (event: PointerEvent) => {
    if (event.pointerType === 'touch') this.lastTouch = performance.now()
    clearTimeout(this.timer)
    const wasStill = this.down !== null
    this.down = null
    if (!this.isMarking || !wasStill) return
    const hit = cellAt(document.elementFromPoint(event.clientX, event.clientY), this.root)
    if (!hit) return
    this.store.begin(hit.place, hit.column, 'extend')
    this.store.end()
    this.onEnd()
  }

  private readonly handleCancel = () => {
    clearTimeout(this.timer)
    this.down = null
  }

  /** While one marks, a tap on a link marks too. */
  private readonly handleClick = (event: Event) => {
    if (!this.isMarking || !isCellLink(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** The long press is ours, not the browser's. */
  private readonly handleMenu = (event: Event) => {
    if (this.isActive) event.preventDefault()
  }
}
