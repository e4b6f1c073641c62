import type { Locale } from '@contract/kernel/locales'
import type { CollectionReport } from '@contract/modules/collection/collection-report'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { nameOf, reportPhrases, shownAmount } from '@server/modules/collection/report/report-cells'

type Figures = Omit<CollectionReport['rows'][number], 'key' | 'name'>

/** The report as it stands on the screen. */
export function reportPaper(report: CollectionReport, units: string, head: PaperHead, locale: Locale): Paper {
  const phrases = reportPhrases[locale]
  const { report: words } = phrases
  const figure = (label: string, share = 11) => ({ label, share, isFigure: true })
  const cells = (row: Figures) => [
    String(row.receipts),
    ...[row.cash, row.ewt, row.total, row.unapplied].map(shownAmount),
    row.days === null ? '–' : String(row.days),
    shownAmount(row.certificates),
  ]
  return {
    locale,
    title: words.title,
    subtitle: [words.values[report.by], `${report.from} – ${report.to}`, units].filter(Boolean).join(' · '),
    isLandscape: true,
    head,
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: words.values[report.by], share: 24 },
          figure(words.receipts, 8),
          ...[words.cash, words.ewt, words.all, words.unapplied].map(label => figure(label)),
          figure(words.days, 8),
          figure(words.certificates),
        ],
        rows: report.rows.map(row => [nameOf(report, row, phrases), ...cells(row)]),
        total: [words.total, ...cells(report.totals)],
      },
      { kind: 'text', isQuiet: true, text: words.note },
    ],
  }
}
