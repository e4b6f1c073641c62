import type { Locale } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import type { ReportFigures, SalesReport } from '@contract/modules/sales/sales-report.calls'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'

const COLUMNS = [
  'reservations',
  'net_list_price',
  'tcp',
  'average_tcp',
  'bookings',
  'booked_tcp',
  'ended',
  'ended_tcp',
  'rate',
] as const

/** The report as it stands on the screen. */
export function reportPaper(report: SalesReport, head: PaperHead, locale: Locale): Paper {
  const { report: own, words } = paperWords(locale)
  const name = own.by[report.by]
  const lines = report.rows.map(({ label, figures }) => [label ?? '–', ...cells(figures)])
  return {
    locale,
    title: own.title,
    subtitle: fill(own.months, { by: name, from: report.from, to: report.to }),
    isLandscape: true,
    head,
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: name, share: 20 },
          ...COLUMNS.map((column, index) => ({
            label: own[column],
            share: WIDE.has(index) ? 11 : 7,
            isFigure: true,
          })),
        ],
        rows: lines,
        total: [words.total, ...cells(report.total.figures)],
      },
      {
        kind: 'text',
        isQuiet: true,
        text: own.note,
      },
    ],
  }
}

const WIDE = new Set([1, 2, 3, 5, 7])

function cells(figures: ReportFigures): string[] {
  const amount = (text: string | null) => (text === null ? '–' : formatAmount(text))
  return [
    figures.reservations,
    amount(figures.net_list_price),
    amount(figures.tcp),
    amount(figures.average_tcp),
    figures.bookings,
    amount(figures.booked_tcp),
    figures.ended,
    amount(figures.ended_tcp),
    figures.cancellation_rate ?? '–',
  ]
}
