import { lazy, Suspense, useMemo, useRef } from 'react'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

const ChartCanvas = lazy(() =>
  import('@/shared/charts/chart-canvas').then(file => ({ default: file.ChartCanvas })),
)

export type PnlChartProps = { statement: ProfitAndLoss }

/** A drawing may round what a sum must not. */
export function PnlChart({ statement: { parts, columns } }: PnlChartProps) {
  const t = usePhrases('profit-and-loss')
  const formats = useFormats()
  const handle = useRef<ChartHandle>(null)
  const data = useMemo(() => {
    const amounts = parts.find(({ part }) => part === 'net_income')?.amounts ?? []
    return {
      series: [{ key: 'net_income', title: t('parts.net_income') }],
      groups: columns.flatMap(({ kind, from }, at) =>
        kind === 'month'
          ? [{ label: formats.monthName(`${from}-01`), figures: { net_income: Number(amounts[at]) } }]
          : [],
      ),
    }
  }, [parts, columns, t, formats])
  return (
    <Card title={t('chart')} className="pnl-chart">
      <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
        <ChartCanvas kind="bar" data={data} label={t('chart')} handle={handle} />
      </Suspense>
    </Card>
  )
}
