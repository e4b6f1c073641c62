import { oneOf } from '@contract/kernel/one-of'
import { MOST_GROUPS } from '@/shared/charts/range-chart-data'
import type { ChartData } from '@/shared/charts/chart-types'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import { withFilter } from '@/shared/grid/filters/filter-model'
import { setValueText } from '@/shared/grid/filters/filter-words'
import type { ListModel } from '@/shared/resource/list-model'

/** Each group's sum is a question of its own. */
const MOST_SUMMED = 12

/** By what a list can be grouped: what its filters know as a set. */
export function groupColumns(list: ListModel): ListColumn[] {
  return list.columns.filter(column => column.filter === 'set')
}

export function measureColumns(list: ListModel): ListColumn[] {
  return list.columns.filter(column => ['money', 'integer', 'days'].includes(column.kind ?? ''))
}

export type ViewChart = { data: ChartData; isLimited: boolean }

/** The whole list as it is filtered, counted or summed by the server: never only what is on the screen. */
export async function viewChartData(
  list: ListModel,
  by: ListColumn,
  measure: ListColumn | null,
  signal: AbortSignal,
): Promise<ViewChart> {
  const { api, narrowing, words } = list
  const found = await api.fetchValues(by.id, narrowing, signal)
  const most = measure ? MOST_SUMMED : MOST_GROUPS
  const largest = [...found.values].sort((one, other) => other.count - one.count).slice(0, most)
  const figures = await Promise.all(
    largest.map(async ({ value, count }) => {
      if (!measure) return count
      const filter = withFilter(narrowing.filter ?? {}, by.id, oneOf(value))
      const blocks = [{ from: 0, to: count - 1, fields: [measure.id] }]
      const { sum } = await api.fetchAggregate({ ...narrowing, filter, blocks }, signal)
      return Number(sum ?? 0)
    }),
  )
  const key = measure?.id ?? 'rows'
  return {
    data: {
      series: [{ key, title: measure?.label ?? words.say('chart.rows') }],
      groups: largest.map(({ value, label }, index) => ({
        label: setValueText(words, by, value, () => label ?? undefined),
        figures: { [key]: figures[index] ?? 0 },
      })),
    },
    isLimited: found.more || found.values.length > largest.length,
  }
}
