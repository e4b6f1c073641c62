import {
  AgCharts,
  BarSeriesModule,
  CartesianChartModule,
  CategoryAxisModule,
  LegendModule,
  LineSeriesModule,
  ModuleRegistry,
  NumberAxisModule,
  PieSeriesModule,
  PolarChartModule,
  type AgChartInstance,
  type AgChartOptions,
} from 'ag-charts-community'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { chartOptions, liesDown } from '@/shared/charts/chart-options'
import { chartStyleContainer } from '@/shared/charts/chart-styles'
import type { ChartData, ChartKind } from '@/shared/charts/chart-types'
import { useFormats } from '@/shared/format/use-formats'
import { useAppSelector } from '@/shared/store/hooks'

ModuleRegistry.registerModules([
  BarSeriesModule,
  CartesianChartModule,
  CategoryAxisModule,
  LegendModule,
  LineSeriesModule,
  NumberAxisModule,
  PieSeriesModule,
  PolarChartModule,
])

const LINE = 2.25

export type ChartHandle = { savePicture: (fileName: string) => Promise<void> }

export type ChartCanvasProps = {
  kind: ChartKind
  data: ChartData
  /** Its spoken name, of a group: its bars are walked by keys. What it shows stands in the list beside it. */
  label: string
  handle: Ref<ChartHandle>
  /** A press on a group, by its place among them. The same way stands in the list beside it, for keys. */
  onPress?: ((group: number) => void) | undefined
}

/** The drawing itself; comes in a chunk of its own, with the library. */
export function ChartCanvas({ kind, data, label, handle, onPress }: ChartCanvasProps) {
  const formats = useFormats()
  const mode = useAppSelector(state => state.layout.mode)
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<AgChartInstance>(null)

  const press = useRef(onPress)
  useEffect(() => {
    press.current = onPress
  })
  const isPressed = onPress !== undefined

  useEffect(() => {
    const container = place.current
    if (!container) return
    // `styleContainer` is known to the library, though not to its types.
    const listeners = {
      seriesNodeClick: ({ datum }: { datum?: { index?: number } }) =>
        datum?.index !== undefined && press.current?.(datum.index),
    }
    const options = {
      ...chartOptions(kind, data, formats),
      ...(isPressed && { listeners }),
      container,
      styleContainer: chartStyleContainer(),
    }
    const made = AgCharts.create(options as AgChartOptions)
    chart.current = made
    return () => {
      chart.current = null
      made.destroy()
    }
  }, [kind, data, formats, isPressed, mode])

  useImperativeHandle(handle, () => ({
    savePicture: async fileName => chart.current?.download({ fileName, fileFormat: 'image/png' }),
  }))
  // Where its groups lie below each other, as high as they need.
  const height = liesDown(kind, data) ? { height: `${data.groups.length * LINE + 5}rem` } : undefined
  return <div ref={place} className="chart-canvas" style={height} role="group" aria-label={label} />
}
