import type { SalesReport } from '@contract/modules/sales/sales-report.calls'
import type { ChartData } from '@/shared/charts/chart-types'

/** The largest come first; more of them than these nobody can tell apart. */
const MOST = 24

/** Those that are drawn: of months the last, of others the largest. */
export const drawnRows = ({ by, rows }: SalesReport) =>
  by === 'month' ? rows.slice(-MOST) : rows.slice(0, MOST)

/** A drawing may round what a sum must not. */
export function reportChartData(
  report: SalesReport,
  words: { reserved: string; booked: string; labelOf: (row: SalesReport['rows'][number]) => string },
): ChartData {
  return {
    areNames: report.by !== 'month',
    series: [
      { key: 'tcp', title: words.reserved },
      { key: 'booked_tcp', title: words.booked },
    ],
    groups: drawnRows(report).map(row => ({
      label: words.labelOf(row),
      figures: { tcp: Number(row.figures.tcp), booked_tcp: Number(row.figures.booked_tcp) },
    })),
  }
}
