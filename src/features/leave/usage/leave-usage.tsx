import { lazy, Suspense, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { businessDate } from '@contract/kernel/dates'
import { leaveUsage } from '@/features/leave/leave-lists.api'
import { UsageFigures } from '@/features/leave/usage/usage-figures'
import { USAGE_BY, useUsage, type UsageGrouping } from '@/features/leave/usage/use-usage'
import { YearBar } from '@/features/leave/year-bar'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'

const ChartCanvas = lazy(() =>
  import('@/shared/charts/chart-canvas').then(file => ({ default: file.ChartCanvas })),
)

const usageColumns = (monthOf: (on: string) => string) =>
  ({
    employee_name: { width: 220, pinned: 'start' },
    leave_type_id: { width: 220 },
    month: { width: 150, text: (row: { month: string }) => monthOf(row.month) },
    days: { width: 110 },
    paid_days: { width: 110 },
    unpaid_days: { width: 130 },
    ou_id: { width: 170 },
    division_id: { hidden: true },
    employee_id: false,
  }) as const

/** Days taken in a year, drawn and in rows; every sum is the server's. */
export function LeaveUsage() {
  const t = usePhrases('leave')
  const formats = useFormats()
  const [params, setParams] = useSearchParams()
  const handle = useRef<ChartHandle>(null)
  const thisYear = Number(businessDate(new Date()).slice(0, 4))
  const asked = params.get('year') ?? ''
  const year = /^20\d\d$/.test(asked) ? Number(asked) : thisYear
  const by = USAGE_BY.find(each => each === params.get('by')) ?? 'leave_type_id'
  const usage = useUsage(year, by, {
    days: t('fields.days'),
    month: on => formats.month(on),
  })
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    setParams(next, { replace: true })
  }
  const isEmpty = usage.data?.groups.length === 0
  const columns = useMemo(() => usageColumns(formats.month), [formats])
  return (
    <div className="stack">
      <Card title={t('usage.title')} text={t('usage.text')}>
        <div className="form-stack">
          <div className="calendar-bar">
            <YearBar year={year} onYear={next => set('year', String(next))} />
            <Field label={t('usage.by')} className="usage-by">
              <Select
                value={by}
                options={USAGE_BY.map(each => ({ value: each, label: t(`usage.by_${each}`) }))}
                onChange={event => set('by', event.target.value as UsageGrouping)}
              />
            </Field>
          </div>
          {usage.error !== null && <LoadFailed error={usage.error} onRetry={usage.retry} />}
          {!usage.data && usage.error === null && <Skeleton shape="block" className="chart-canvas" />}
          {isEmpty && <EmptyState icon="bar-chart" title={t('usage.empty')} />}
          {usage.data && !isEmpty && (
            <>
              <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
                <ChartCanvas kind="bar" data={usage.data} label={t('usage.chart')} handle={handle} />
              </Suspense>
              <UsageFigures data={usage.data} total={t('usage.total')} />
            </>
          )}
        </div>
      </Card>
      <ResourceScreen
        api={leaveUsage}
        namespace="leave"
        name="usage"
        columns={columns}
        recordPath={null}
        readOnly
        isPart
      />
    </div>
  )
}
