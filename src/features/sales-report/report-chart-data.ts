import type { SalesReport } from '@contract/modules/sales/sales-report.commands'
import type { ChartData } from '@/shared/charts/chart-types'

/** The largest come first; more of them than these nobody can tell apart. */
const MOST = 24

/** A drawing may round what a sum must not. */
export function reportChartData(
  report: SalesReport,
  words: { reserved: string; booked: string; none: string },
): ChartData {
  return {
    series: [
      { key: 'tcp', title: words.reserved },
      { key: 'booked_tcp', title: words.booked },
    ],
    groups: report.rows
      .slice(report.by === 'month' ? -MOST : 0, report.by === 'month' ? undefined : MOST)
      .map(({ label, figures }) => ({
        label: label ?? words.none,
        figures: { tcp: Number(figures.tcp), booked_tcp: Number(figures.booked_tcp) },
      })),
  }
}
