/** Text as sheets copy it: tabs and line breaks, both inside quotes where a cell holds them itself. */
export function pastedRows(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy
  while (cell.lastIndex < text.length || rows.at(-1)?.length === 0) {
    const [, content = '', end = ''] = cell.exec(text) ?? []
    rows.at(-1)?.push(unquoted(content))
    if (cell.lastIndex >= text.length) {
      if (end === '\t') rows.at(-1)?.push('')
      break
    }
    if (end !== '\t') rows.push([])
  }
  return rows
}

/** Quotes around a cell only mean something where it has a tab, a break or a quote in it. */
function unquoted(content: string): string {
  if (!/^"[^]*"$/.test(content) || content.length < 2) return content
  const inner = content.slice(1, -1)
  return /[\t\r\n"]/.test(inner) ? inner.replaceAll('""', '"') : content
}

/** What goes where: once from the corner of the range, or over and over where the range is a multiple of it. */
export function pasteSize(
  rows: readonly (readonly string[])[],
  range: { lines: number; columns: number },
): { lines: number; columns: number } {
  const width = Math.max(...rows.map(row => row.length))
  const fills = range.lines % rows.length === 0 && range.columns % width === 0
  return fills ? range : { lines: rows.length, columns: width }
}
