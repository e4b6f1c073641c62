import type { ChartData } from '@/shared/charts/chart-types'

const DECIMAL = /^-?\d+(\.\d+)?$/
/** More bars than that are a wall. */
export const MOST_GROUPS = 200

function figureOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'bigint') return Number(value)
  // A drawing may round what a sum must not.
  return typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : null
}

export type RangeValues = { columns: readonly { id: string; title: string }[]; rows: readonly unknown[][] }

/** The cells that are selected: columns of figures are drawn, the first other column names the groups. */
export function rangeChartData({ columns, rows }: RangeValues): ChartData | null {
  const isFigures = columns.map((_column, at) => {
    const values = rows
      .map(row => row[at])
      .filter(value => value !== null && value !== undefined && value !== '')
    return values.length > 0 && values.every(value => figureOf(value) !== null)
  })
  const series = columns.flatMap(({ id, title }, at) => (isFigures[at] ? [{ key: id, title, at }] : []))
  const named = isFigures.indexOf(false)
  if (series.length === 0 || rows.length === 0) return null
  return {
    series: series.map(({ key, title }) => ({ key, title })),
    groups: rows.slice(0, MOST_GROUPS).map((row, index) => ({
      label: named >= 0 ? String(row[named] ?? '–') : String(index + 1),
      figures: Object.fromEntries(series.map(({ key, at }) => [key, figureOf(row[at]) ?? 0])),
    })),
  }
}
