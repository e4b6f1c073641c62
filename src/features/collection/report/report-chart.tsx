import { lazy, Suspense, useMemo, useRef } from 'react'
import type { CollectionReport } from '@contract/modules/collection/collection-report'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

const ChartCanvas = lazy(() =>
  import('@/shared/charts/chart-canvas').then(file => ({ default: file.ChartCanvas })),
)
/** More bars than these are no picture; the table has them all. */
const MOST_MONTHS = 24

/** Cash and tax withheld, month by month. A drawing may round what a sum must not. */
export function ReportChart({ months }: Pick<CollectionReport, 'months'>) {
  const t = usePhrases('collection')
  const formats = useFormats()
  const handle = useRef<ChartHandle>(null)
  const data = useMemo(
    () => ({
      series: [
        { key: 'cash', title: t('report.cash') },
        { key: 'ewt', title: t('report.ewt') },
      ],
      groups: months.slice(-MOST_MONTHS).map(({ month, cash, ewt }) => ({
        label: formats.month(`${month}-01`),
        figures: { cash: Number(cash), ewt: Number(ewt) },
      })),
    }),
    [months, t, formats],
  )
  return (
    <Card title={t('report.chart')}>
      <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
        <ChartCanvas kind="bar" data={data} label={t('report.chart')} handle={handle} />
      </Suspense>
    </Card>
  )
}
