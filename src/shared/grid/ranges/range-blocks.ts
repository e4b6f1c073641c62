import type { CellRange } from '@/shared/grid/ranges/range-types'
import { linesOf } from '@/shared/grid/ranges/range-model'
import type { Extents, Lines } from '@/shared/grid/ranges/row-lines'

/** A rectangle of cells; columns need not stand beside one another. */
export type LineBlock = Lines & { columns: readonly string[] }

/** Lines that touch or overlap become one. */
export function mergedLines(lines: readonly Lines[]): Lines[] {
  const merged: Lines[] = []
  for (const { low, high } of [...lines].sort((a, b) => a.low - b.low)) {
    const last = merged.at(-1)
    if (low > high) continue
    if (last && low <= last.high + 1) last.high = Math.max(last.high, high)
    else merged.push({ low, high })
  }
  return merged
}

/** The cells of all ranges, each in one block only, however the ranges overlap. */
export function blocksOf(ranges: readonly CellRange[], extents: Extents): LineBlock[] {
  const byColumn = new Map<string, Lines[]>()
  for (const range of ranges)
    for (const column of range.columns) {
      const lines = byColumn.get(column)
      if (lines) lines.push(linesOf(range, extents))
      else byColumn.set(column, [linesOf(range, extents)])
    }
  const blocks = new Map<string, LineBlock & { columns: string[] }>()
  for (const [column, lines] of byColumn)
    for (const { low, high } of mergedLines(lines)) {
      const block = blocks.get(`${low} ${high}`)
      if (block) block.columns.push(column)
      else blocks.set(`${low} ${high}`, { low, high, columns: [column] })
    }
  return [...blocks.values()].sort((a, b) => a.low - b.low)
}

export function cellsIn(blocks: readonly LineBlock[]): number {
  return blocks.reduce((sum, { low, high, columns }) => sum + (high - low + 1) * columns.length, 0)
}
