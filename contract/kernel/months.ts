import { monthAfter } from '@contract/kernel/dates'

/** So many months in a row, the first of them named: "2026-11", "2026-12". */
export const monthsInRow = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => monthAfter(first, index))

const YEAR = 12

/** "2026-01" to "2026-12". */
export const monthsOfYear = (year: number): string[] => monthsInRow(`${year}-01`, YEAR)

/** Both named; none where the first is the later one. */
export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = []
  for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month)
  return months
}

/** The same months of the year before. */
export const yearBefore = <Span extends { from: string; to: string }>(span: Span): Span => ({
  ...span,
  from: monthAfter(span.from, -YEAR),
  to: monthAfter(span.to, -YEAR),
})
