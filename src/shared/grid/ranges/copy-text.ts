import type { CellRange } from '@/shared/grid/ranges/range-types'
import { mergedLines } from '@/shared/grid/ranges/range-blocks'
import { linesOf } from '@/shared/grid/ranges/range-model'
import type { Extents } from '@/shared/grid/ranges/row-lines'

/** A table to copy: these lines of these columns. */
export type CopyTable = { lines: number[]; columns: readonly string[] }

function linesIn(range: CellRange, extents: Extents): number[] {
  const { low, high } = linesOf(range, extents)
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, n) => low + n)
}

/** One table where each row has the same columns in it; otherwise one for each range, as they were made. */
export function copyTables(
  ranges: readonly CellRange[],
  extents: Extents,
  order: readonly string[],
): CopyTable[] {
  const single = ranges[0]
  if (!single) return []
  const sorted = (columns: Iterable<string>) => {
    const taken = new Set(columns)
    return order.filter(column => taken.has(column))
  }
  const each = (range: CellRange) => ({ lines: linesIn(range, extents), columns: sorted(range.columns) })
  if (ranges.length === 1) return [each(single)]
  const ofLine = new Map<number, Set<string>>()
  for (const range of ranges)
    for (const line of linesIn(range, extents))
      ofLine.set(line, new Set([...(ofLine.get(line) ?? []), ...range.columns]))
  const shapes = new Set([...ofLine.values()].map(columns => sorted(columns).join('\n')))
  if (shapes.size > 1) return ranges.map(each)
  const lines = mergedLines(ranges.map(range => linesOf(range, extents))).flatMap(({ low, high }) =>
    Array.from({ length: high - low + 1 }, (_, n) => low + n),
  )
  return [{ lines, columns: sorted(ranges.flatMap(range => range.columns)) }]
}

/** Tabs between cells, line breaks between rows, nothing quoted: as the sheets do it among themselves. */
export function tabbedText(rows: readonly (readonly string[])[]): string {
  return rows.map(row => row.join('\t')).join('\r\n')
}

const FORMULA = /^\s*[=@+-]/
const FIGURE = /^[+-]?[\d.,\s]*%?$/

/** Text that a sheet would take for a formula, though nobody wrote one there. */
export const isFormula = (text: string) => FORMULA.test(text) && !FIGURE.test(text)

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => ESCAPES[sign] ?? sign)

/** The two ways in which sheets are told that a cell is text. */
const asText = (text: string) =>
  ` style="mso-number-format:'\\@'" data-sheets-value="${escaped(JSON.stringify({ 1: 2, 2: text }))}"`

export function tableHtml(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<td${isFormula(text) ? asText(text) : ''}>${escaped(text)}</td>`
  return `<table>${rows.map(row => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`
}

/** What is too long for a table is text alone, and there only an apostrophe says that it is no formula. */
export const neutral = (text: string) => (isFormula(text) ? `'${text}` : text)
