import type { AgCartesianAxesOptions, AgChartOptions, FormatterParams } from 'ag-charts-community'
import type { ChartData, ChartKind } from '@/shared/charts/chart-types'
import type { Formats } from '@/shared/format/formats'

/** Told apart without colour too: neighbours differ in lightness. */
const FILLS = ['#0f665b', '#c8801a', '#1d5fa8', '#7a2e62', '#4a6314', '#9b2f2f', '#5a3f9c', '#3c5560']
/** The same hues on a dark ground, where the deep ones would sink. */
const FILLS_IN_DARK = [
  ...['#3fb8a5', '#e5a94f', '#6aa8ec', '#d486bb'],
  ...['#a5c15c', '#e58080', '#a995e6', '#93aebb'],
]
const isDark = () => document.documentElement.dataset['bsTheme'] === 'dark'
const fills = () => (isDark() ? FILLS_IN_DARK : FILLS)

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

const theme = () => ({
  palette: { fills: fills(), strokes: fills() },
  params: {
    foregroundColor: colour('--ui-text'),
    textColor: colour('--ui-text'),
    backgroundColor: colour('--ui-surface'),
    fontFamily: getComputedStyle(document.body).fontFamily,
  },
})

/** Short along an axis, whole where one points; a number that names a group stays as it is. */
const inFigures = (formats: Formats) => (params: FormatterParams<unknown, unknown>) => {
  if (params.type !== 'number') return undefined
  return params.source === 'axis-label'
    ? formats.compact(Number(params.value))
    : formats.figure(Number(params.value))
}

/** More names than these have no room beside each other. */
const MOST_BESIDE = 6
export const liesDown = (kind: ChartKind, { areNames = false, groups }: ChartData): boolean =>
  kind === 'bar' && areNames && groups.length > MOST_BESIDE

/**
 * Every group is named, turned where names have no room beside each other. Typed here, since the library leaves out what
 * it does not know.
 */
const axesOf = (isLying: boolean): AgCartesianAxesOptions => ({
  x: { type: 'category', position: isLying ? 'left' : 'bottom', label: { autoRotateAngle: 315 } },
  y: { type: 'number', position: isLying ? 'bottom' : 'left' },
})

/** The chart in the words of its library: one row a group, one field a series. */
export function chartOptions(kind: ChartKind, drawn: ChartData, formats: Formats): AgChartOptions {
  const { series, groups } = drawn
  const isLying = liesDown(kind, drawn)
  const data = groups.map(({ label, figures }, index) => ({ label, index, ...figures }))
  const shared = { theme: theme(), data, animation: { enabled: false }, formatter: inFigures(formats) }
  if (kind === 'pie') {
    const first = series[0]
    return {
      ...shared,
      series: first
        ? [{ type: 'pie', angleKey: first.key, legendItemKey: 'label', calloutLabelKey: 'label' }]
        : [],
    }
  }
  // eslint-disable-next-line no-restricted-syntax -- the library's type has one shape for each kind of chart, and the kind is chosen here
  return {
    ...shared,
    series: series.map(({ key, title }) => ({
      type: kind,
      xKey: 'label',
      yKey: key,
      yName: title,
      ...(isLying && { direction: 'horizontal' }),
      // What the other kinds do not know they leave alone.
      ...(kind === 'line' && { marker: { enabled: true } }),
    })),
    axes: axesOf(isLying),
    legend: { enabled: series.length > 1 },
  } as unknown as AgChartOptions
}
