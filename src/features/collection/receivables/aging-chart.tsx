import { lazy, Suspense, useMemo, useRef } from 'react'
import { AGING_BUCKETS } from '@contract/modules/collection/aging.rules'
import type { Receivables } from '@contract/modules/collection/receivables'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Skeleton } from '@/shared/ui/skeleton'

const ChartCanvas = lazy(() =>
  import('@/shared/charts/chart-canvas').then(file => ({ default: file.ChartCanvas })),
)

/** What all developers owe, by age. A drawing may round what a sum must not. */
export function AgingChart({ aging: { buckets } }: { aging: Receivables }) {
  const t = usePhrases('collection')
  const handle = useRef<ChartHandle>(null)
  const data = useMemo(
    () => ({
      series: [{ key: 'open', title: t('receivables.total') }],
      groups: AGING_BUCKETS.map(bucket => ({
        label: t(`receivables.bucket.${bucket}`),
        figures: { open: Number(buckets[bucket] ?? 0) },
      })),
    }),
    [buckets, t],
  )
  return (
    <section className="aging-chart">
      <h2 className="h6">{t('receivables.chart')}</h2>
      <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
        <ChartCanvas kind="bar" data={data} label={t('receivables.chart')} handle={handle} />
      </Suspense>
    </section>
  )
}
