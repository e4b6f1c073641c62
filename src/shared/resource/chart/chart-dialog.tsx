import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { CHART_KINDS, type ChartData, type ChartKind } from '@/shared/charts/chart-types'
import { rangeChartData, type RangeValues } from '@/shared/charts/range-chart-data'
import { businessDay } from '@/shared/grid/filters/day-spans'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { groupColumns, measureColumns, viewChartData } from '@/shared/resource/chart/view-chart-data'
import { fileNameOf } from '@/shared/resource/export/sheet-of'
import type { ListModel } from '@/shared/resource/list-model'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { Modal } from '@/shared/ui/modal'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'

const ChartCanvas = lazy(() =>
  import('@/shared/charts/chart-canvas').then(file => ({ default: file.ChartCanvas })),
)

export type ChartDialogProps = {
  list: ListModel
  /** What is selected in the grid, if anything is. */
  range: RangeValues | null
  onClose: () => void
}

type Source = 'range' | 'view'
type DrawnChart = { asked: string; data: ChartData | null; isLimited: boolean; error: unknown }

/** The selected cells, or the whole list by one of its columns, as a picture. */
export function ChartDialog({ list, range, onClose }: ChartDialogProps) {
  const { say, formats } = list.words
  const shared = usePhrases('shared')
  const groups = groupColumns(list)
  const measures = measureColumns(list)
  const ranged = range && rangeChartData(range)
  const [source, setSource] = useState<Source>(ranged ? 'range' : 'view')
  const [kind, setKind] = useState<ChartKind>('bar')
  const [byId, setById] = useState(groups[0]?.id ?? '')
  const [measureId, setMeasureId] = useState('')
  const [drawn, setDrawn] = useState<DrawnChart | null>(null)
  const [tries, setTries] = useState(0)
  const handle = useRef<ChartHandle>(null)
  const by = groups.find(column => column.id === byId)
  const asked = `${source} ${byId} ${measureId} ${tries}`

  useEffect(() => {
    if (source === 'range' || !by) return
    const controller = new AbortController()
    const measure = measures.find(column => column.id === measureId) ?? null
    const show = (result: Omit<DrawnChart, 'asked'>) => {
      if (!controller.signal.aborted) setDrawn({ asked, ...result })
    }
    viewChartData(list, by, measure, controller.signal).then(
      ({ data, isLimited }) => show({ data, isLimited, error: null }),
      error => show({ data: null, isLimited: false, error }),
    )
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the list as it stood when the chart was asked for
  }, [asked])

  const shown: Omit<DrawnChart, 'asked'> | null =
    source === 'range'
      ? { data: ranged, isLimited: false, error: null }
      : !by
        ? { data: null, isLimited: false, error: null }
        : drawn?.asked === asked
          ? drawn
          : null
  const data = shown?.data?.groups.length ? shown.data : null
  const title = list.words.own('title')
  return (
    <Modal
      show
      size="lg"
      title={say('chart.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shared('close')}</Button>
          {data && (
            <Button
              variant="primary"
              icon="download"
              onClick={() => void handle.current?.savePicture(fileNameOf(title, businessDay(), 'png'))}
            >
              {say('chart.save')}
            </Button>
          )}
        </>
      }
    >
      <div className="chart-choices">
        <Field label={say('chart.kind')}>
          <Select
            value={kind}
            options={CHART_KINDS.map(one => ({ value: one, label: say(`chart.${one}`) }))}
            onChange={event => setKind(CHART_KINDS.find(one => one === event.target.value) ?? 'bar')}
          />
        </Field>
        {ranged && (
          <Field label={say('chart.of')}>
            <Select
              value={source}
              options={[
                { value: 'range', label: say('chart.of_range') },
                { value: 'view', label: say('chart.of_view') },
              ]}
              onChange={event => setSource(event.target.value === 'range' ? 'range' : 'view')}
            />
          </Field>
        )}
        {source === 'view' && by && (
          <>
            <Field label={say('chart.by')}>
              <Select
                value={byId}
                options={groups.map(column => ({ value: column.id, label: column.label }))}
                onChange={event => setById(event.target.value)}
              />
            </Field>
            <Field label={say('chart.measure')}>
              <Select
                value={measureId}
                placeholder={say('chart.rows')}
                options={measures.map(column => ({ value: column.id, label: column.label }))}
                onChange={event => setMeasureId(event.target.value)}
              />
            </Field>
          </>
        )}
      </div>
      {!shown && <Skeleton shape="block" className="chart-canvas" />}
      {Boolean(shown?.error) && (
        <LoadFailed error={shown?.error} onRetry={() => setTries(count => count + 1)} />
      )}
      {shown && !shown.error && !data && <EmptyState icon="bar-chart" title={say('chart.empty')} />}
      {data && (
        <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
          <ChartCanvas kind={kind} data={data} label={say('chart.title')} handle={handle} />
        </Suspense>
      )}
      {shown?.isLimited && data && (
        <p className="field-hint">{say('chart.limited', { shown: data.groups.length })}</p>
      )}
      {data && (
        <details>
          <summary>{say('chart.figures')}</summary>
          <dl className="chart-figures">
            {data.groups.map(({ label, figures }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{data.series.map(({ key }) => formats.figure(figures[key] ?? 0)).join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Modal>
  )
}
