import type { ReactNode } from 'react'
import type { FieldKind } from '@contract/kernel/field-kinds'
import type { ReferenceName } from '@contract/kernel/references'
import type { PinnedSide } from '@/shared/grid/data-grid.types'
import type { Measure } from '@/shared/grid/range-summary.types'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type FilterKind = 'text' | 'number' | 'date' | 'set'
export type Choice = { value: string; label: string }

/**
 * One column of a list, whatever shows it: the grid, the cards of a phone, a filter, a chip, an export. It knows
 * no grid, so that a phone needs none.
 */
export type ListColumn = {
  /** The name of the field, or a name of its own where the screen draws it. */
  id: string
  label: string
  /** Null: no field of the resource. */
  kind: FieldKind | null
  measure?: Measure | undefined
  isSortable: boolean
  isEditable: boolean
  filter: FilterKind | null
  to?: ReferenceName | undefined
  choices?: readonly Choice[] | undefined
  width?: number | undefined
  /** A text of sentences, which may be cut. */
  isFree?: boolean | undefined
  /** No narrower than this, whatever its rows say. */
  least?: number | undefined
  isHidden: boolean
  pinned: PinnedSide
  /** A column of buttons: no heading, nothing to copy. */
  isBare: boolean
  text: (row: ResourceRow) => string
  render?: ((row: ResourceRow) => ReactNode) | undefined
}

/** What a screen says of a column; everything else follows from the field. */
export type ColumnOverride<Row = ResourceRow> = {
  label?: string
  /** What it takes until its rows have come; the most that sentences take, the least that the screen's own drawing does. */
  width?: number
  /** Sentences that people typed, though the field has one line: cut at its width, and read whole where pointed at. */
  free?: true
  least?: number
  hidden?: boolean
  pinned?: PinnedSide
  bare?: boolean
  text?: (row: Row) => string
  render?: (row: Row) => ReactNode
}
/** In the order of the columns; `false` leaves a field out of the list altogether. */
export type ColumnOverrides<Row = ResourceRow> = Record<string, ColumnOverride<Row> | false>

export const FIGURES: ReadonlySet<FieldKind | null> = new Set<FieldKind>(['money', 'rate', 'days', 'integer'])
