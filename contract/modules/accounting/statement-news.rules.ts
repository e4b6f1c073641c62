import type { StatementLine } from '@contract/modules/accounting/bank-file.rules'

const nameOf = ({ line_date, amount, description, reference }: StatementLine) =>
  [line_date, amount, description, reference ?? ''].join('\u0000')

/** The lines that are not there yet: a file that reaches back adds only what is new, and of twins as many as there are. */
export function newLines<L extends StatementLine>(lines: readonly L[], known: readonly StatementLine[]): L[] {
  const left = new Map<string, number>()
  for (const line of known) left.set(nameOf(line), (left.get(nameOf(line)) ?? 0) + 1)
  return lines.filter(line => {
    const count = left.get(nameOf(line)) ?? 0
    if (count > 0) left.set(nameOf(line), count - 1)
    return count === 0
  })
}
