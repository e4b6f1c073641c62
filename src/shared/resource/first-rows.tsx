import { useMemo } from 'react'
import { placedColumns } from '@/shared/grid/columns/column-layout'
import { widthsOf } from '@/shared/grid/columns/column-widths'
import { cellText } from '@/shared/grid/columns/fitted-widths'
import { FIGURES, type ListColumn } from '@/shared/grid/columns/list-column'
import { useDensity } from '@/shared/grid/columns/use-density'
import { HEADER_HEIGHTS, ROW_HEIGHTS } from '@/shared/grid/grid-heights'
import { NUMBER_WIDTH, SELECT_WIDTH } from '@/shared/grid/service-columns'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'

export type FirstRowsProps = { list: ListModel; rows: readonly ResourceRow[]; hasBoxes: boolean }

type Column = {
  id: string
  width: number
  grows: boolean
  kind: string
  label: string
  /** Null where the screen draws something else than the text. */
  text: (row: ResourceRow) => string | null
}

const ORDER = ['start', null, 'end']

/**
 * The first rows, where they will stand in the grid, while that is on its way: to be read, not to be pressed. Their
 * words are drawn by the style sheet, so that nobody meets a row twice, neither a screen reader nor a search in the page.
 */
export function FirstRows({ list, rows, hasBoxes }: FirstRowsProps) {
  const columns = useColumns(list, rows)
  const density = useDensity(list.settings)
  const t = usePhrases('grid')
  const inSight = rows.slice(0, Math.ceil(window.innerHeight / ROW_HEIGHTS[density]))
  const line = { columns, hasBoxes }
  return (
    <div className="first-rows" aria-hidden="true">
      <Line
        {...line}
        isHead
        height={HEADER_HEIGHTS[density]}
        place={t('engine.row_number')}
        textOf={({ label }) => label}
      />
      {inSight.map((row, n) => (
        <Line
          key={row.id}
          {...line}
          height={ROW_HEIGHTS[density]}
          place={String(n + 1)}
          textOf={({ text }) => text(row)}
        />
      ))}
    </div>
  )
}

type LineProps = {
  columns: readonly Column[]
  hasBoxes: boolean
  isHead?: boolean
  height: number
  place: string
  textOf: (column: Column) => string | null
}

function Line({ columns, hasBoxes, isHead = false, height, place, textOf }: LineProps) {
  return (
    <div className={classNames('first-row', isHead && 'is-head')} style={{ height }}>
      <span className="first-cell is-number" style={{ width: NUMBER_WIDTH }} data-text={place} />
      {hasBoxes && <span className="first-cell is-bare" style={{ width: SELECT_WIDTH }} />}
      {columns.map(column => (
        <span
          key={column.id}
          className={classNames('first-cell', column.kind)}
          style={{ width: column.width, flexGrow: column.grows ? 1 : 0 }}
          data-text={textOf(column) ?? undefined}
        />
      ))}
    </div>
  )
}

/** As the grid will have them: in the same order, as wide, the last one in the room that is left. */
function useColumns({ api, columns, settings }: ListModel, rows: readonly ResourceRow[]): Column[] {
  return useMemo(() => {
    const widths = widthsOf(columns, api.resource, rows)
    const chosen = new Map(settings.layout?.map(({ id, width }) => [id, width]))
    const placed = placedColumns(columns, settings.layout).filter(({ isHidden }) => !isHidden)
    const last = placed.findLast(({ column, pinned }) => !pinned && !column.isBare)?.column.id
    return placed
      .toSorted((one, other) => ORDER.indexOf(one.pinned) - ORDER.indexOf(other.pinned))
      .map(({ column, pinned }) => ({
        id: column.id,
        width: chosen.get(column.id) ?? widths.get(column.id) ?? 0,
        grows: column.id === last && chosen.get(column.id) === undefined,
        kind: classNames(
          column.isBare && 'is-bare',
          FIGURES.has(column.kind) && 'is-figure',
          column.id === api.resource.title && 'is-name',
          pinned === 'end' && 'is-last',
        ),
        label: column.label,
        text: textOf(column, api.resource.title),
      }))
  }, [api, columns, settings.layout, rows])
}

/** A name is its text whatever is drawn around it; of anything else that a screen draws the grid alone knows what it says. */
function textOf(column: ListColumn, title: string): Column['text'] {
  if (!column.render) return row => cellText(column, row)
  return row => (column.id === title && cellText(column, row)) || null
}
