/** A block that the grid asked for and still waits for. Both ends as in `slice`. */
export type WantedBlock<Row> = {
  start: number
  end: number
  /** `last`: how many rows there are in all, where this block shows it. */
  deliver: (rows: readonly Row[], last: number | undefined) => void
}

export type BlockLoaderOptions<Row> = {
  fetchRows: (window: { start: number; end: number }, signal: AbortSignal) => Promise<readonly Row[]>
  onRows: (start: number, rows: readonly Row[]) => void
  /** Null when all that failed is asked again. */
  onFailure: (error: unknown) => void
  atOnce?: number
}

type Entry<Row> = WantedBlock<Row> & { state: 'waiting' | 'failed'; running?: AbortController | undefined }

/**
 * Asks for blocks near the rows in sight, the nearest first. What was scrolled away from is aborted and waits
 * until it comes near again; the grid never learns of it.
 */
export class BlockLoader<Row> {
  private readonly entries = new Map<number, Entry<Row>>()
  private near = { first: 0, last: 0 }
  private closed = false

  constructor(private readonly options: BlockLoaderOptions<Row>) {}

  ask(block: WantedBlock<Row>): void {
    this.entries.get(block.start)?.running?.abort()
    this.entries.set(block.start, { ...block, state: 'waiting' })
    this.work()
  }

  /** Rows that are wanted now, both ends included. */
  lookAt(first: number, last: number): void {
    this.near = { first, last }
    for (const entry of this.entries.values())
      if (entry.running && !this.isNear(entry)) {
        entry.running.abort()
        entry.running = undefined
      }
    this.work()
  }

  retry(): void {
    for (const entry of this.entries.values()) entry.state = 'waiting'
    this.work()
  }

  close(): void {
    this.closed = true
    for (const entry of this.entries.values()) entry.running?.abort()
    this.entries.clear()
  }

  private isNear({ start, end }: Entry<Row>): boolean {
    return start <= this.near.last && end > this.near.first
  }

  private work(): void {
    if (this.closed) return
    const all = [...this.entries.values()]
    const middle = (this.near.first + this.near.last) / 2
    const distance = ({ start, end }: Entry<Row>) => Math.abs((start + end) / 2 - middle)
    const free = (this.options.atOnce ?? 3) - all.filter(entry => entry.running).length
    all
      .filter(entry => entry.state === 'waiting' && !entry.running && this.isNear(entry))
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, Math.max(0, free))
      .forEach(entry => void this.load(entry))
  }

  private async load(entry: Entry<Row>): Promise<void> {
    const { start, end } = entry
    const controller = new AbortController()
    entry.running = controller
    try {
      const rows = await this.options.fetchRows({ start, end }, controller.signal)
      if (controller.signal.aborted) return
      this.entries.delete(start)
      this.options.onRows(start, rows)
      const isLast = rows.length < end - start && (rows.length > 0 || start === 0)
      entry.deliver(rows, isLast ? start + rows.length : undefined)
    } catch (error) {
      if (controller.signal.aborted) return
      entry.state = 'failed'
      entry.running = undefined
      this.options.onFailure(error)
    }
    this.work()
  }
}
