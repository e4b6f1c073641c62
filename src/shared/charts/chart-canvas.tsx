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
import { chartOptions } from '@/shared/charts/chart-options'
import { chartStyleContainer } from '@/shared/charts/chart-styles'
import type { ChartData, ChartKind } from '@/shared/charts/chart-types'
import { useFormats } from '@/shared/format/use-formats'

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

export type ChartHandle = { savePicture: (fileName: string) => Promise<void> }

export type ChartCanvasProps = {
  kind: ChartKind
  data: ChartData
  /** Its spoken name, of a group: its bars are walked by keys. What it shows stands in the list beside it. */
  label: string
  handle: Ref<ChartHandle>
}

/** The drawing itself; comes in a chunk of its own, with the library. */
export function ChartCanvas({ kind, data, label, handle }: ChartCanvasProps) {
  const formats = useFormats()
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<AgChartInstance>(null)

  useEffect(() => {
    const container = place.current
    if (!container) return
    // `styleContainer` is known to the library, though not to its types.
    const options = { ...chartOptions(kind, data, formats), container, styleContainer: chartStyleContainer() }
    const made = AgCharts.create(options as AgChartOptions)
    chart.current = made
    return () => {
      chart.current = null
      made.destroy()
    }
  }, [kind, data, formats])

  useImperativeHandle(handle, () => ({
    savePicture: async fileName => chart.current?.download({ fileName, fileFormat: 'image/png' }),
  }))
  return <div ref={place} className="chart-canvas" role="group" aria-label={label} />
}
