import { formatAmount } from '@contract/kernel/money'
import type { ReportFigures, SalesReport } from '@contract/modules/sales/sales-report.commands'
import type { ReportDimension } from '@contract/modules/sales/sales-report.rules'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'

const NAMES: Record<ReportDimension, string> = {
  unit: 'Operating unit',
  team: 'Team',
  seller: 'Seller',
  project: 'Project',
  developer: 'Developer',
  month: 'Month',
}

const COLUMNS = [
  'Reservations',
  'Net list price',
  'Contract price',
  'Average',
  'Bookings',
  'Booked',
  'Ended',
  'Ended, price',
  'Rate %',
]

/** The report as it stands on the screen; papers are in English. */
export function reportPaper(report: SalesReport, head: PaperHead): Paper {
  const name = NAMES[report.by]
  const lines = report.rows.map(({ label, figures }) => [label ?? '–', ...cells(figures)])
  return {
    title: 'Sales report',
    subtitle: `By ${name.toLowerCase()}, ${report.from} to ${report.to}`,
    isLandscape: true,
    head,
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: name, share: 20 },
          ...COLUMNS.map((label, index) => ({ label, share: WIDE.has(index) ? 11 : 7, isFigure: true })),
        ],
        rows: lines,
        total: ['Total', ...cells(report.total.figures)],
      },
      {
        kind: 'text',
        isQuiet: true,
        text: 'Co-sellers share a sale by their weights, so the lines add up to the total. Rate: of the reservations of these months, those cancelled or forfeited until today.',
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
