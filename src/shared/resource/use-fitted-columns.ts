import { useMemo, useState } from 'react'
import type { Field, Resource } from '@contract/kernel/define-resource'
import { isTotalled } from '@contract/kernel/field-total'
import { placedColumns } from '@/shared/grid/columns/column-layout'
import { allowedWidth, fittedWidth, footWidth, headingWidth } from '@/shared/grid/columns/fitted-widths'
import { textMeasure } from '@/shared/grid/columns/text-measure'
import type { TotalsRow } from '@/shared/grid/columns/totals-row'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { GridColumn } from '@/shared/grid/data-grid.types'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** Room for "999,999,999.99" in bold. */
const SUM = 140
const PRESSED = 20

type Widths = ReadonlyMap<string, number | undefined>
const NO_WIDTHS: Widths = new Map()

export type FittedColumns = {
  columns: GridColumn<ResourceRow>[]
  /** The first rows that came; null until then. */
  sample: readonly ResourceRow[] | null
  /** Rows came: columns grow to them, and never shrink, so that neither scrolling nor a filter narrows one. */
  see: (rows: readonly ResourceRow[]) => void
}

/** Columns as wide as their content and their foot; the last one in sight takes the room that is left. */
export function useFittedColumns(
  list: ListModel,
  made: readonly GridColumn<ResourceRow>[],
  { here, foot }: { here: readonly ResourceRow[] | null; foot: readonly TotalsRow[] },
): FittedColumns {
  const { columns, settings } = list
  const { resource } = list.api
  const [seen, setSeen] = useState<readonly ResourceRow[] | null>(null)
  const [wider, setWider] = useState<{ of: readonly ListColumn[]; widths: Widths } | null>(null)
  const sample = seen ?? here
  const first = useMemo(() => widthsOf(columns, resource, sample ?? []), [columns, resource, sample])
  const widths = wider?.of === columns ? wider.widths : first
  const ofFoot = useFootWidths(columns, foot)
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
        const width = atLeast(widths.get(column.colId ?? ''), ofFoot.get(column.colId ?? ''))
        if (column.colId === last) return { ...column, flex: 1, minWidth: width ?? 0 }
        return { ...column, flex: null, ...(width !== undefined && { width }) }
      }),
    [made, widths, ofFoot, last],
  )
  return {
    columns: fitted,
    sample,
    see: rows => {
      if (rows.length === 0) return
      setSeen(before => before ?? rows)
      // Blocks of rows come at once, so each adds to what the one before it left.
      setWider(before => {
        const known = before?.of === columns ? before.widths : seen ? first : NO_WIDTHS
        const grown = grow(known, widthsOf(columns, resource, rows))
        return grown ? { of: columns, widths: grown } : before
      })
    },
  }
}

/** Like the columns, they grow with the figures that come and never shrink. */
function useFootWidths(columns: readonly ListColumn[], foot: readonly TotalsRow[]): Widths {
  const [widest, setWidest] = useState<{ of: readonly ListColumn[]; widths: Widths } | null>(null)
  const now = useMemo(() => footWidths(foot), [foot])
  const known = widest?.of === columns ? widest.widths : NO_WIDTHS
  const grown = grow(known, now)
  if (grown) setWidest({ of: columns, widths: grown })
  return grown ?? known
}

function footWidths(foot: readonly TotalsRow[]): Widths {
  const texts = foot.flatMap(({ totals }) => Object.entries(totals))
  if (texts.length === 0) return NO_WIDTHS
  const measure = textMeasure()
  return new Map(texts.map(([id, text]) => [id, footWidth(text, measure)]))
}

const atLeast = (width: number | undefined, least: number | undefined): number | undefined =>
  least === undefined ? width : Math.max(width ?? 0, least)

function widthsOf(columns: readonly ListColumn[], resource: Resource, rows: readonly ResourceRow[]): Widths {
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

/** Null where nothing is wider than before. */
function grow(before: Widths, next: Widths): Widths | null {
  const isWider = ([id, width]: [string, number | undefined]) => (width ?? 0) > (before.get(id) ?? 0)
  const more = [...next].filter(isWider)
  return more.length === 0 ? null : new Map([...before, ...more])
}
