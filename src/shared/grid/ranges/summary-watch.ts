import type { CellBlock } from '@contract/kernel/list-calls'
import type { GridRow, RowSource } from '@/shared/grid/data-grid.types'
import type { RangeSummary } from '@/shared/grid/range-summary.types'
import type { GridCells } from '@/shared/grid/ranges/grid-cells'
import { blocksOf, cellsIn, type LineBlock } from '@/shared/grid/ranges/range-blocks'
import type { RangeStore } from '@/shared/grid/ranges/range-store'
import type { BarStore } from '@/shared/grid/status-bar/bar-store'
import { withMeasures } from '@/shared/grid/tally/measures'
import { RangeTally } from '@/shared/grid/tally/range-tally'
import { summaryOf, summaryOfAggregate } from '@/shared/grid/tally/summary-of-tally'
import { logError, logWarning } from '@/shared/log/log'

/** The server is asked when a range has stood still for so long. */
const DEBOUNCE_MS = 250
/** Figures that change faster than this are no more than flicker. */
const READABLE_MS = 100
/** More blocks than the server takes in one question. */
const MOST_BLOCKS = 16

export type SummaryWatchOptions<Row extends GridRow> = {
  cells: GridCells<Row>
  store: RangeStore
  bar: BarStore
  source: () => RowSource<Row>
  unsupportedText: (panel: string, model: string) => string
}

/** Keeps the bar at what the ranges come to: at once from what is here, from the server where it is not. */
export class SummaryWatch<Row extends GridRow> {
  private readonly tally: RangeTally<Row>
  private isDue = false
  private isGone = false
  private rest: ReturnType<typeof setTimeout> | undefined
  private shownAt = -Infinity
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked: AbortController | null = null
  private answered: { key: string; summary: RangeSummary } | null = null
  private hasWarned = false

  constructor(private readonly options: SummaryWatchOptions<Row>) {
    this.tally = new RangeTally(options.cells)
  }

  /** Rows changed: all of them, or those of a block that came. */
  forget(from?: number, to?: number): void {
    this.tally.forget(from, to)
    if (from === undefined) this.answered = null
    this.refresh()
  }

  /**
   * Soon: a drag tells of more changes than the eye can read. With the change itself where it can be, and never by a
   * frame of its own, which would cost the browser as much as the change.
   */
  refresh(): void {
    if (this.isDue) return
    clearTimeout(this.rest)
    if (performance.now() - this.shownAt < READABLE_MS) {
      this.rest = setTimeout(this.showNow, READABLE_MS)
      return
    }
    this.isDue = true
    queueMicrotask(this.showNow)
  }

  private readonly showNow = () => {
    this.isDue = false
    if (this.isGone) return
    this.shownAt = performance.now()
    this.show()
  }

  destroy(): void {
    this.isGone = true
    clearTimeout(this.rest)
    this.stopAsking()
  }

  /** What is known now. */
  now(): { summary: RangeSummary; blocks: LineBlock[] } {
    const { cells, store } = this.options
    const blocks = blocksOf(store.ranges, cells.extents())
    const known = this.missing(blocks) ? 'loaded' : 'all'
    return { summary: this.named(summaryOf(this.tally.of(blocks), cellsIn(blocks), known), blocks), blocks }
  }

  private named(summary: RangeSummary, blocks: readonly LineBlock[]): RangeSummary {
    const columns = blocks.flatMap(block => block.columns.map(id => this.options.cells.column(id)))
    return withMeasures(summary, columns)
  }

  private show(): void {
    const { bar, store } = this.options
    this.stopAsking()
    if (store.ranges.length === 0) return bar.set({ summary: null, isAsking: false })
    if (this.isUnsupported()) return bar.set({ summary: null, isAsking: false })
    const { summary, blocks } = this.now()
    if (summary.known === 'all') return bar.set({ summary, isAsking: false })
    const key = JSON.stringify(blocks)
    if (this.answered?.key === key) return bar.set({ summary: this.answered.summary, isAsking: false })
    bar.set({ summary, isAsking: true })
    this.timer = setTimeout(() => void this.ask(key, blocks, summary), DEBOUNCE_MS)
  }

  private async ask(key: string, blocks: LineBlock[], partial: RangeSummary): Promise<void> {
    const { bar, cells, source } = this.options
    const from = source()
    const wanted = this.serverBlocks(blocks)
    if (from.kind !== 'server' || !from.fetchAggregate || wanted.length > MOST_BLOCKS)
      return bar.set({ summary: partial, isAsking: false })
    const asked = new AbortController()
    this.asked = asked
    try {
      const aggregate = await from.fetchAggregate(wanted, asked.signal)
      if (asked.signal.aborted) return
      const kinds = new Set(blocks.flatMap(block => block.columns.map(id => cells.column(id)?.kind)))
      const isMoney = kinds.has('money') && !kinds.has('rate') && !kinds.has('integer')
      const summary = summaryOfAggregate(aggregate, partial.cells, isMoney)
      this.answered = { key, summary: this.named(summary, blocks) }
      bar.set({ summary: this.answered.summary, isAsking: false })
    } catch (error) {
      if (asked.signal.aborted) return
      logError('The sums of a range could not be asked for', error)
      bar.set({ summary: partial, isAsking: false })
    }
  }

  /** Pinned rows are no rows of the list. */
  private serverBlocks(blocks: readonly LineBlock[]): CellBlock[] {
    const { top, body } = this.options.cells.extents()
    return blocks
      .map(({ low, high, columns }) => ({
        from: Math.max(0, low - top),
        to: Math.min(body - 1, high - top),
        fields: [...columns],
      }))
      .filter(({ from, to }) => from <= to)
  }

  private missing(blocks: readonly LineBlock[]): boolean {
    return this.serverBlocks(blocks).some(({ from, to }) => !this.options.cells.isLoaded(from, to))
  }

  /** Sums of the rows that happen to be loaded would pass for sums of the list. */
  private isUnsupported(): boolean {
    const source = this.options.source()
    if (source.kind !== 'server' || source.fetchAggregate) return false
    if (!this.hasWarned) logWarning(this.options.unsupportedText('rangeAggregates', source.kind))
    this.hasWarned = true
    return true
  }

  private stopAsking(): void {
    clearTimeout(this.timer)
    this.asked?.abort()
    this.asked = null
  }
}
