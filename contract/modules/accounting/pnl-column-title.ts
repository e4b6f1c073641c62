import type { PnlColumn } from '@contract/modules/accounting/profit-and-loss.rules'
import type { pnlWords } from '@contract/modules/accounting/profit-and-loss-words'

type Words = typeof pnlWords.columns

/** What stands above a column: a month by its name, the year so far, or what stands beside one of them. */
export function pnlColumnTitle(
  { kind, from, to }: PnlColumn,
  words: Words,
  nameOf: (month: string) => string = month => month,
): string {
  const span = from === to ? nameOf(from) : words.to_date
  switch (kind) {
    case 'month':
      return span
    case 'to_date':
      // In January too, which is all of the year so far.
      return words.to_date
    case 'budget':
    case 'variance':
      return words[kind].replace('{{of}}', span)
    case 'previous':
      return words.previous.replace('{{year}}', from.slice(0, 4))
    case 'last_year':
      return from === to
        ? `${nameOf(from)} ${from.slice(0, 4)}`
        : words.previous.replace('{{year}}', from.slice(0, 4))
  }
}
