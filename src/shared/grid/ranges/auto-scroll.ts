/** As far from an edge as scrolling begins, in pixels. */
const EDGE = 20
const SPEED = [6, 12, 30]
/** After so many frames it goes faster. */
const PATIENCE = [60, 120]

type Box = { top: number; bottom: number; left: number; right: number }

/** The part of the grid where rows scroll: under the header and the rows pinned above, over those below. */
function scrollBox(viewport: HTMLElement): Box {
  const { top, bottom, left, right } = viewport.getBoundingClientRect()
  const heightOf = (selector: string) => viewport.parentElement?.querySelector(selector)?.clientHeight ?? 0
  return {
    top: top + heightOf('.ag-header') + heightOf('.ag-floating-top'),
    bottom: bottom - heightOf('.ag-floating-bottom') - (viewport.offsetHeight - viewport.clientHeight),
    // A scrollbar is no place to drag to, on whichever side it stands.
    left: left + viewport.clientLeft,
    right: right - (viewport.offsetWidth - viewport.clientWidth - viewport.clientLeft),
  }
}

/** Scrolls while the pointer is dragged near an edge or beyond it, and says where the pointer then stands. */
export class AutoScroll {
  private viewport: HTMLElement | null = null
  private box: Box | null = null
  private frame = 0
  private frames = 0
  private x = 0
  private y = 0

  constructor(
    private readonly root: HTMLElement,
    private readonly onScrolled: (x: number, y: number) => void,
  ) {}

  /** Measured once a drag: to ask after each of its changes would make the browser lay out the page each time. */
  start(): void {
    this.viewport = this.root.querySelector<HTMLElement>('.ag-grid-viewport')
    this.box = this.viewport && scrollBox(this.viewport)
  }

  follow(x: number, y: number): void {
    this.x = x
    this.y = y
    if (!this.frame && this.push()) this.frame = requestAnimationFrame(this.step)
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.frames = 0
  }

  /** The nearest point inside: a drag beyond the grid goes on along its edge. */
  inside(x: number, y: number): { x: number; y: number } {
    if (!this.box) return { x, y }
    const { top, bottom, left, right } = this.box
    return { x: Math.min(Math.max(x, left + 1), right - 2), y: Math.min(Math.max(y, top + 1), bottom - 2) }
  }

  private push(): { dx: number; dy: number; viewport: HTMLElement } | null {
    const { box, viewport } = this
    if (!box || !viewport) return null
    const { top, bottom, left, right } = box
    const speed = SPEED[PATIENCE.filter(frames => this.frames > frames).length] ?? 0
    const along = (at: number, low: number, high: number) =>
      at < low + EDGE ? -speed : at > high - EDGE ? speed : 0
    const dx = along(this.x, left, right)
    const dy = along(this.y, top, bottom)
    return dx === 0 && dy === 0 ? null : { dx, dy, viewport }
  }

  private readonly step = () => {
    const push = this.push()
    if (!push) return this.stop()
    this.frames += 1
    push.viewport.scrollBy({ left: push.dx, top: push.dy, behavior: 'instant' })
    this.onScrolled(this.x, this.y)
    this.frame = requestAnimationFrame(this.step)
  }
}
