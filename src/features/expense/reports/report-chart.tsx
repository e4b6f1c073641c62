import { lazy, Suspense, useMemo, useRef } from 'react'
import type { ExpenseReport } from '@contract/modules/accounting/expense.calls'
import { useRowName } from '@/features/expense/reports/use-row-name'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

const ChartCanvas = lazy(() =>
  import('@/shared/charts/chart-canvas').then(file => ({ default: file.ChartCanvas })),
)
/** More bars than these are no picture; the table has them all. */
const MOST_BARS = 12

/** A drawing may round what a sum must not. */
export function ReportChart({ report }: { report: ExpenseReport }) {
  const t = usePhrases('expense')
  const handle = useRef<ChartHandle>(null)
  const nameOf = useRowName(report)
  const data = useMemo(
    () => ({
      series: [{ key: 'net', title: t('report.net') }],
      groups: report.rows
        .slice(0, MOST_BARS)
        .map(row => ({ label: nameOf(row), figures: { net: Number(row.net_amount) } })),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the name of a row follows from the report and the language
    [report, t],
  )
  const title = t('report.chart', { by: t(`report.values.${report.by}`) })
  return (
    <Card title={title}>
      <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
        <ChartCanvas kind="bar" data={data} label={title} handle={handle} />
      </Suspense>
    </Card>
  )
}
