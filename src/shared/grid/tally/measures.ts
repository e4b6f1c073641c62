import { isFigure } from '@/shared/grid/figure-cells'
import type { GridColumn } from '@/shared/grid/data-grid.types'
import type { Measure, RangeSummary } from '@/shared/grid/range-summary.types'

type FigureColumn = Pick<GridColumn<unknown>, 'kind' | 'measure'>

const MEASURE_OF_KIND: Partial<Record<string, Measure>> = {
  money: 'amounts',
  integer: 'numbers',
  rate: 'percents',
  days: 'days',
}

/** What the figures of these columns measure, each measure once, in the order of the columns. */
export function measuresOf(columns: readonly (FigureColumn | undefined)[]): Measure[] {
  const measures = columns.flatMap(column => {
    if (!column?.kind || !isFigure(column.kind)) return []
    return column.measure ?? MEASURE_OF_KIND[column.kind] ?? []
  })
  return [...new Set(measures)]
}

/** Square metres and pesos are added up as asked, and the summary says that they are both. */
export function withMeasures(
  summary: RangeSummary,
  columns: readonly (FigureColumn | undefined)[],
): RangeSummary {
  const mixed = summary.sum === null ? [] : measuresOf(columns)
  return mixed.length > 1 ? { ...summary, mixed } : summary
}
