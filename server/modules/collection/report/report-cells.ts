import { formatAmount } from '@contract/kernel/money'
import type { CollectionReport } from '@contract/modules/collection/collection-report'
import { collectionReportWords, receiptModeWords } from '@contract/modules/collection/collection-report-words'
import { inAllLanguages } from '@server/platform/phrases/translations'

export const reportPhrases = inAllLanguages('collection', {
  report: collectionReportWords,
  values: { mode: receiptModeWords },
})
export type ReportPhrases = (typeof reportPhrases)['en']

/** What a row is called in a file: a month by its number, what no project is known of by that. */
export function nameOf(
  { by }: Pick<CollectionReport, 'by'>,
  { key, name }: CollectionReport['rows'][number],
  { report, values }: ReportPhrases,
): string {
  if (by === 'mode') return values.mode[key as keyof typeof values.mode] ?? key ?? ''
  return name ?? report.none
}

/** A figure that is not known by this dimension is a dash. */
export const shownAmount = (amount: string | null) => (amount === null ? '–' : formatAmount(amount))
