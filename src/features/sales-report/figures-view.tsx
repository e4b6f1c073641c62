import { lazy, Suspense, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { closerLook } from '@/features/sales-report/closer-look'
import { ReportKeyFigures } from '@/features/sales-report/report-figures'
import { useLineLabel } from '@/features/sales-report/use-line-label'
import { ReportTable } from '@/features/sales-report/report-table'
import { useGetSalesReportQuery } from '@/features/sales-report/sales-report.api'
import { drawnRows, reportChartData } from '@/features/sales-report/report-chart-data'
import type { useReportAddress } from '@/features/sales-report/use-report-address'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
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
  const navigate = useNavigate()
  const labelOf = useLineLabel(address.question.by)
  const handle = useRef<ChartHandle>(null)
  const { currentData: report, ...answer } = useGetSalesReportQuery(address.question)
  const data = useMemo(
    () =>
      report &&
      reportChartData(report, {
        reserved: t('columns.tcp'),
        booked: t('columns.booked_tcp'),
        labelOf,
      }),
    [report, t, labelOf],
  )
  if (!report) return <AnswerWait answer={answer} shape="rows" lines={8} />
  if (report.rows.length === 0)
    return (
      <Card>
        <EmptyState icon="bar-chart" title={t('empty')}>
          {t('empty_text')}
        </EmptyState>
      </Card>
    )
  const handlePress = (group: number) => {
    const changes = closerLook(report.by, drawnRows(report)[group]?.key)
    if (changes) void navigate(address.hrefOf(changes))
  }
  return (
    <>
      <ReportKeyFigures report={report} />
      <Card title={t('chart_title')} className="report-chart">
        <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
          {data && (
            <ChartCanvas kind="bar" data={data} label={t('chart')} handle={handle} onPress={handlePress} />
          )}
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
