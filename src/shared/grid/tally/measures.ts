import { isFigure } from '@/shared/grid/figure-cells'
import type { GridColumn } from '@/shared/grid/data-grid.types'
import type { RangeSummary } from '@/shared/grid/range-summary.types'

type Measured = Pick<GridColumn<unknown>, 'kind' | 'measure'>

/** Percents and days are their own measure by what they are; a column that is another one says so. */
function measureOf({ kind, measure }: Measured): string {
  return measure ?? (kind === 'rate' || kind === 'days' ? kind : '')
}

/** Whether figures of these columns may be added up: square metres and pesos come to nothing. */
export function isOneMeasure(columns: readonly (Measured | undefined)[]): boolean {
  const figures = columns.flatMap(column => (column && isFigure(column.kind) ? [measureOf(column)] : []))
  return new Set(figures).size <= 1
}

/** How many there are can always be told. */
export const countedAlone = (summary: RangeSummary): RangeSummary => ({
  ...summary,
  sum: null,
  min: null,
  max: null,
  average: null,
})
