import type { GridRow, RowSource } from '@/shared/grid/data-grid.types'
import { isControl } from '@/shared/grid/ranges/cell-at'
import { copyTables, neutral, tabbedText, tableHtml, type CopyTable } from '@/shared/grid/ranges/copy-text'
import type { GridCells } from '@/shared/grid/ranges/grid-cells'
import type { RangeStore } from '@/shared/grid/ranges/range-store'
import { placeOf } from '@/shared/grid/ranges/row-lines'
import { logError } from '@/shared/log/log'

/** Beyond this the clipboard gets text alone. */
const MOST_HTML_CELLS = 100_000
const MOST_CELLS = 2_000_000
/** Rows that have not come are fetched for a copy, up to here. */
const MOST_FETCHED_ROWS = 10_000

export type CopyResult = { cells: number } | { failed: 'too_large' | 'failed' }

export type CellCopyOptions<Row extends GridRow> = {
  root: HTMLElement
  cells: GridCells<Row>
  store: RangeStore
  source: () => RowSource<Row>
  /** Scrolls nowhere, loads what is missing; resolves when all rows between are here. */
  loadRows: (from: number, to: number) => Promise<void>
  onCopied: (result: CopyResult) => void
}

type CellsCopy = { text: string; html: string | null; cells: number }

/** The browser's own copy, which asks for no permission; the clipboard API where rows must first be fetched. */
export class CellCopy<Row extends GridRow> {
  private readonly stopped = new AbortController()

  constructor(private readonly options: CellCopyOptions<Row>) {
    options.root.addEventListener('copy', this.handleCopy, { signal: this.stopped.signal })
  }

  destroy(): void {
    this.stopped.abort()
  }

  async copy(withHeaders: boolean): Promise<void> {
    const { onCopied } = this.options
    const tables = this.tables()
    if (!tables) return
    const content = this.prepared(tables, withHeaders)
    const part = async (of: 'text' | 'html', type: string) => {
      const copied = await content
      return new Blob([(of === 'html' ? copied.html : copied.text) ?? ''], { type })
    }
    const wantsHtml = this.count(tables) <= MOST_HTML_CELLS
    try {
      // Promises, because a browser lets only the press of a key write, not what comes seconds later.
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': part('text', 'text/plain'),
          ...(wantsHtml && { 'text/html': part('html', 'text/html') }),
        }),
      ])
      onCopied({ cells: (await content).cells })
    } catch (error) {
      logError('Copying failed', error)
      onCopied({ failed: 'failed' })
    }
  }

  private readonly handleCopy = (event: ClipboardEvent) => {
    if (isControl(event.target) || !getSelection()?.isCollapsed || !event.clipboardData) return
    const tables = this.tables()
    if (!tables) return
    event.preventDefault()
    if (this.missingRows(tables)) return void this.copy(false)
    const { text, html, cells } = this.content(tables, false)
    event.clipboardData.setData('text/plain', text)
    if (html !== null) event.clipboardData.setData('text/html', html)
    this.options.onCopied({ cells })
  }

  private tables(): CopyTable[] | null {
    const { cells, store, onCopied } = this.options
    if (store.ranges.length === 0) return null
    const tables = copyTables(store.ranges, cells.extents(), cells.columns())
    const missing = this.missingRows(tables)
    const tooMany = missing !== null && missing.to - missing.from >= MOST_FETCHED_ROWS
    if (this.count(tables) <= MOST_CELLS && !tooMany) return tables
    onCopied({ failed: 'too_large' })
    return null
  }

  private count(tables: CopyTable[]): number {
    return tables.reduce((sum, { lines, columns }) => sum + lines.length * columns.length, 0)
  }

  private missingRows(tables: CopyTable[]): { from: number; to: number } | null {
    const { cells } = this.options
    const { top, body } = cells.extents()
    let from = Infinity
    let to = -1
    for (const { lines } of tables)
      for (const line of lines) {
        const row = line - top
        if (row < 0 || row >= body || cells.isLoaded(row, row)) continue
        from = Math.min(from, row)
        to = Math.max(to, row)
      }
    return to < 0 ? null : { from, to }
  }

  private async prepared(tables: CopyTable[], withHeaders: boolean): Promise<CellsCopy> {
    const missing = this.missingRows(tables)
    if (missing) await this.options.loadRows(missing.from, missing.to)
    return this.content(tables, withHeaders)
  }

  private content(tables: CopyTable[], withHeaders: boolean): CellsCopy {
    const { cells } = this.options
    const extents = cells.extents()
    const count = this.count(tables)
    const inHtml = count <= MOST_HTML_CELLS
    const rowsOf = ({ lines, columns }: CopyTable) => {
      const own = columns.flatMap(column => cells.api.getColumn(column) ?? [])
      const rows = lines.map(line => {
        const place = placeOf(line, extents)
        return own.map(column => (inHtml ? cells.text(place, column) : neutral(cells.text(place, column))))
      })
      return withHeaders ? [columns.map(column => cells.title(column)), ...rows] : rows
    }
    const all = tables.map(rowsOf)
    return {
      text: all.map(tabbedText).join('\n'),
      html: inHtml ? tableHtml(all.flat()) : null,
      cells: count,
    }
  }
}
