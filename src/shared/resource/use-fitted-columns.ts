import { useMemo, useState } from 'react'
import { placedColumns } from '@/shared/grid/columns/column-layout'
import { widthsOf, type Widths } from '@/shared/grid/columns/column-widths'
import { footWidth } from '@/shared/grid/columns/fitted-widths'
import { textMeasure } from '@/shared/grid/columns/text-measure'
import type { TotalsRow } from '@/shared/grid/columns/totals-row'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { GridColumn } from '@/shared/grid/data-grid.types'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'
import type { FirstRows } from '@/shared/resource/use-early-rows'

const NO_WIDTHS: Widths = new Map()

export type FittedColumns = {
  columns: GridColumn<ResourceRow>[]
  /** The first rows that the grid took; null until then. */
  taken: readonly ResourceRow[] | null
  /** Rows came: columns grow to them, and never shrink, so that neither scrolling nor a filter narrows one. */
  see: (rows: readonly ResourceRow[]) => void
}

/** Columns as wide as their content and their foot; the last one in sight takes the room that is left. */
export function useFittedColumns(
  list: ListModel,
  made: readonly GridColumn<ResourceRow>[],
  { first: given, foot }: { first: FirstRows['first']; foot: readonly TotalsRow[] },
): FittedColumns {
  const { columns, settings } = list
  const { resource } = list.api
  const [seen, setSeen] = useState<readonly ResourceRow[] | null>(null)
  const [wider, setWider] = useState<{ of: readonly ListColumn[]; widths: Widths } | null>(null)
  const taken = seen ?? list.here?.all ?? null
  const sample = taken ?? given
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
    taken,
    see: rows => {
      if (rows.length === 0) return
      setSeen(before => before ?? rows)
      // Blocks of rows come at once, so each adds to what the one before it left.
      setWider(before => {
        const known = before?.of === columns ? before.widths : sample ? first : NO_WIDTHS
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

/** Null where nothing is wider than before. */
function grow(before: Widths, next: Widths): Widths | null {
  const isWider = ([id, width]: [string, number | undefined]) => (width ?? 0) > (before.get(id) ?? 0)
  const more = [...next].filter(isWider)
  return more.length === 0 ? null : new Map([...before, ...more])
}
