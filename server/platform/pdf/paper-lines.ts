import LineBreaker from 'linebreak'

export type Line = { start: number; end: number }

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Where a text goes on to the next line: between words, between Chinese letters, and inside a word that no line
 * could hold. `widthOf` measures a stretch of the text; the blank at the end of a line takes no room.
 */
export function linesOf(
  text: string,
  width: number,
  widthOf: (part: string) => number,
  isNumber = false,
): Line[] {
  // Most texts do, and need not be taken apart.
  if (!text.includes('\n') && widthOf(text.trimEnd()) <= width)
    return [{ start: 0, end: text.trimEnd().length }]
  const lines: Line[] = []
  let line: Line = { start: 0, end: 0 }
  let used = 0
  const next = (start: number) => {
    lines.push(line)
    line = { start, end: start }
    used = 0
  }
  const take = (part: string) => {
    const start = line.end
    if (used > 0 && used + widthOf(part.trimEnd()) > width) next(start)
    line.end = start + part.length
    used += widthOf(part)
  }
  let last = 0
  const breaker = new LineBreaker(text)
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    // What is copied by hand or looked for by its number is read in one piece.
    if (isNumber && found.position < text.length && !/\s/.test(text.charAt(found.position - 1))) continue
    const part = text.slice(last, found.position)
    last = found.position
    if (widthOf(part.trimEnd()) <= width) take(part)
    else for (const { segment } of signs.segment(part)) take(segment)
    if (part.endsWith('\n')) next(last)
  }
  lines.push(line)
  return lines.map(({ start, end }) => ({ start, end: start + text.slice(start, end).trimEnd().length }))
}
