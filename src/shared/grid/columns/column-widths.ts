import type { Field, Resource } from '@contract/kernel/define-resource'
import { isTotalled } from '@contract/kernel/field-total'
import { allowedWidth, fittedWidth, headingWidth } from '@/shared/grid/columns/fitted-widths'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import { textMeasure } from '@/shared/grid/columns/text-measure'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** Room for "999,999,999.99" in bold. */
const SUM = 140
const PRESSED = 20

export type Widths = ReadonlyMap<string, number | undefined>

type KnownWidths = { columns: readonly ListColumn[]; widths: Widths }
/** The first rows are asked about twice, where they are read first and by the grid. */
const known = new WeakMap<readonly ResourceRow[], KnownWidths>()

/** How wide each column is, by its id, where these rows stand in it. */
export function widthsOf(
  columns: readonly ListColumn[],
  resource: Resource,
  rows: readonly ResourceRow[],
): Widths {
  const before = known.get(rows)
  if (before?.columns === columns) return before.widths
  const widths = measuredWidths(columns, resource, rows)
  known.set(rows, { columns, widths })
  return widths
}

function measuredWidths(
  columns: readonly ListColumn[],
  resource: Resource,
  rows: readonly ResourceRow[],
): Widths {
  const fields: Partial<Record<string, Field>> = resource.fields
  const measure = textMeasure()
  return new Map(
    columns.map(column => {
      const allowed = allowedWidth(column)
      if (allowed === undefined || column.isBare) return [column.id, allowed]
      if (rows.length === 0) return [column.id, Math.max(allowed, headingWidth(column, allowed, measure))]
      // Beside a name that is a link and can be edited there is room to press twice.
      const room = column.isEditable && column.id === resource.title ? PRESSED : 0
      const fitted = (fittedWidth(column, rows, measure) ?? allowed) + room
      // A sum is longer than what it is the sum of.
      const field = fields[column.id]
      return [column.id, field && isTotalled(field) ? Math.max(fitted, Math.min(allowed, SUM)) : fitted]
    }),
  )
}
