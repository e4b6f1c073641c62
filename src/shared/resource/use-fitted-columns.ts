import { useMemo, useState } from 'react'
import type { Field } from '@contract/kernel/define-resource'
import { isTotalled } from '@contract/kernel/field-total'
import { placedColumns } from '@/shared/grid/columns/column-layout'
import { allowedWidth, fittedWidth } from '@/shared/grid/columns/fitted-widths'
import { textMeasure } from '@/shared/grid/columns/text-measure'
import type { GridColumn } from '@/shared/grid/data-grid.types'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** What the first page looks like is what the list looks like. */
const LOOKED_AT = 100
/** Room for "999,999,999.99" in bold. */
const SUM = 140
const PRESSED = 20

export type FittedColumns = {
  columns: GridColumn<ResourceRow>[]
  /** What they are measured by; null until rows came. */
  sample: readonly ResourceRow[] | null
  /** Rows came: the first that do say how wide the columns are, whatever is filtered later. */
  see: (rows: readonly ResourceRow[]) => void
}

/** Columns as wide as their content; the last one in sight takes the room that is left. */
export function useFittedColumns(
  list: ListModel,
  made: readonly GridColumn<ResourceRow>[],
  rowsHere: readonly ResourceRow[] | null,
): FittedColumns {
  const { columns, settings } = list
  const fields: Partial<Record<string, Field>> = list.api.resource.fields
  const [seen, setSeen] = useState<readonly ResourceRow[] | null>(null)
  const sample = seen ?? rowsHere
  const widths = useMemo(() => {
    const measure = sample && sample.length > 0 ? textMeasure() : null
    const shown = sample?.slice(0, LOOKED_AT) ?? []
    return new Map(
      columns.map(column => {
        const allowed = allowedWidth(column)
        if (!measure || allowed === undefined) return [column.id, allowed]
        // Beside a name that is a link and can be edited there is room to press twice.
        const room = column.isEditable && column.id === list.api.resource.title ? PRESSED : 0
        const fitted = (fittedWidth(column, shown, measure) ?? allowed) + room
        // A sum is longer than what it is the sum of.
        const field = fields[column.id]
        return [column.id, field && isTotalled(field) ? Math.max(fitted, Math.min(allowed, SUM)) : fitted]
      }),
    )
  }, [columns, sample, fields, list.api.resource.title])
  const last = useMemo(
    () =>
      placedColumns(columns, settings.layout).findLast(
        ({ column, isHidden, pinned }) => !isHidden && !pinned && !column.isBare,
      )?.column.id,
    [columns, settings.layout],
  )
  const fitted = useMemo(
    () =>
      made.map(column => {
        const width = widths.get(column.colId ?? '')
        if (column.colId === last) return { ...column, flex: 1, minWidth: width ?? 0 }
        return { ...column, flex: null, ...(width !== undefined && { width }) }
      }),
    [made, widths, last],
  )
  return {
    columns: fitted,
    sample,
    see: rows => setSeen(before => before ?? (rows.length > 0 ? rows : null)),
  }
}
