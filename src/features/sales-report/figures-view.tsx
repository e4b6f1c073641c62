import { lazy, Suspense, useMemo, useRef } from 'react'
import { ReportTable } from '@/features/sales-report/report-table'
import { useGetSalesReportQuery } from '@/features/sales-report/sales-report.api'
import { reportChartData } from '@/features/sales-report/report-chart-data'
import type { useReportAddress } from '@/features/sales-report/use-report-address'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

const ChartCanvas = lazy(() =>
  import('@/shared/charts/chart-canvas').then(file => ({ default: file.ChartCanvas })),
)

export type FiguresViewProps = { address: ReturnType<typeof useReportAddress> }

/** The picture and the table of one answer; nothing is added up here. */
export function FiguresView({ address }: FiguresViewProps) {
  const t = usePhrases('sales-report')
  const handle = useRef<ChartHandle>(null)
  const { currentData: report, error, isFetching, refetch } = useGetSalesReportQuery(address.question)
  const data = useMemo(
    () =>
      report &&
      reportChartData(report, {
        reserved: t('columns.tcp'),
        booked: t('columns.booked_tcp'),
        none: t('none'),
      }),
    [report, t],
  )
  if (!report)
    return error && !isFetching ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="rows" lines={8} />
    )
  if (report.rows.length === 0)
    return (
      <Card>
        <EmptyState icon="bar-chart" title={t('empty')}>
          {t('empty_text')}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <Card title={t('chart_title')} className="report-chart">
        <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
          {data && <ChartCanvas kind="bar" data={data} label={t('chart')} handle={handle} />}
        </Suspense>
      </Card>
      <Card
        flush
        footer={<p className="small text-muted">{t('rate_hint')}</p>}
        {...(report.previous && { title: t('compared', report.previous) })}
      >
        <ReportTable report={report} address={address} />
      </Card>
    </>
  )
}
