import type { ViewLine } from '@contract/modules/approvals/approval-view'

const SHORT = 4
/** So many of them stand in a row of the inbox. */
const IN_A_ROW = 3

/** What a list has room for. Of money only the amount that is decided about, so that no row says another one. */
export function linesInShort(lines: readonly ViewLine[]): ViewLine[] {
  const amount = lines.find(({ name }) => name === 'amount')
  if (!amount) return lines.slice(0, SHORT)
  const place = Math.min(lines.indexOf(amount), IN_A_ROW - 1)
  return lines
    .filter(({ kind }) => kind !== 'money')
    .toSpliced(place, 0, amount)
    .slice(0, SHORT)
}
