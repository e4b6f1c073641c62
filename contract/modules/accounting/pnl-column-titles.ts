import type { PnlColumn } from '@contract/modules/accounting/profit-and-loss.rules'
import type { pnlWords } from '@contract/modules/accounting/profit-and-loss-words'

type Words = typeof pnlWords.columns
type TitledColumn = { title: string; isOfYear: boolean }

/**
 * What stands above each column: a month by its name, the year so far, or what stands beside one of them. In January
 * both have the same days, so that only the column before says which of them a budget belongs to.
 */
export function pnlColumnTitles(
  columns: readonly PnlColumn[],
  words: Words,
  nameOf: (month: string) => string = month => month,
): TitledColumn[] {
  let isOfYear = false
  return columns.map(column => {
    if (column.kind === 'month') isOfYear = false
    if (column.kind === 'to_date') isOfYear = true
    return { title: titleOf(column, isOfYear, words, nameOf), isOfYear }
  })
}

function titleOf(
  { kind, from }: PnlColumn,
  isOfYear: boolean,
  words: Words,
  nameOf: (month: string) => string,
): string {
  const span = isOfYear ? words.to_date : nameOf(from)
  const yearBefore = words.previous.replace('{{year}}', from.slice(0, 4))
  switch (kind) {
    case 'month':
    case 'to_date':
      return span
    case 'budget':
    case 'variance':
      return words[kind].replace('{{of}}', span)
    case 'previous':
      return yearBefore
    case 'last_year':
      return isOfYear ? yearBefore : `${span} ${from.slice(0, 4)}`
  }
}
