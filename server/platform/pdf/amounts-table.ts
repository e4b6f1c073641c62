import type { PaperTable } from '@server/platform/pdf/paper'
import type { PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'

type Amount = readonly [name: string, shown: string]

/** What an amount is made of, line by line, and the amount itself below. */
export const amountsTable = (
  { words }: Pick<PaperPhrases, 'words'>,
  rows: readonly Amount[],
  total: Amount,
): PaperTable => ({
  kind: 'table',
  columns: [
    { label: '', share: 3 },
    { label: words.amount_php, share: 1, isFigure: true },
  ],
  rows,
  total,
})
