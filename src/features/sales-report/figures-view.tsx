import { lazy, Suspense, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SalesReport } from '@contract/modules/sales/sales-report.calls'
import { closerLook } from '@/features/sales-report/closer-look'
import { ReportKeyFigures } from '@/features/sales-report/report-figures'
import { useLineLabel } from '@/features/sales-report/use-line-label'
import { ReportTable } from '@/features/sales-report/report-table'
import { useGetSalesReportQuery } from '@/features/sales-report/sales-report.api'
import type { useReportAddress } from '@/features/sales-report/use-report-address'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import type { ChartData } from '@/shared/charts/chart-types'
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

/** The largest come first; more of them than these nobody can tell apart. */
const MOST = 24

/** Those that are drawn: of months the last, of others the largest. */
const drawnRows = ({ by, rows }: SalesReport) => (by === 'month' ? rows.slice(-MOST) : rows.slice(0, MOST))

/** A drawing may round what a sum must not. */
function reportChartData(
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
