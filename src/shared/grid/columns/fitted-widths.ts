import type { FieldKind } from '@contract/kernel/field-kinds'
import { REFERENCES } from '@contract/kernel/references'
import { titleOfLabel } from '@contract/kernel/record-labels'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** The most that a column takes of itself, where its screen does not say. */
const KIND_WIDTHS: Partial<Record<FieldKind, number>> = {
  text: 200,
  code: 140,
  email: 220,
  long_text: 260,
  money: 150,
  rate: 110,
  days: 110,
  integer: 110,
  boolean: 120,
  date: 130,
  instant: 160,
  enum: 140,
  reference: 200,
  user: 180,
}

/** How wide a text is; headings, names that lead to their record and the foot of a list are bolder. */
export type Measure = (text: string, weight?: 'heading' | 'link' | 'foot') => number

/** Paddings and line of a cell. */
const AROUND = 29
const BADGE = 32
const FILTER_BUTTON = 30
const NARROWEST = 64
/** What no name needs; a text beyond it is a paragraph. */
const WIDEST = 440
/** A heading in one line may push its column this much beyond what its content may take. */
const HEADING_PUSH = 1.2
/** Texts that are shorter than this part of the longest are not wider than it. */
const NEARLY_AS_LONG = 0.75

/** Sentences that people typed: cut at the end of their cell, and read whole where they are pointed at. */
export const isFreeText = ({ kind, isFree }: ListColumn) => isFree || kind === 'long_text'

/** A name stands alone in its cell; its code is told where it is pointed at, and stands in files, cards and records. */
export const hidesCode = ({ to }: ListColumn): boolean => {
  const target = to === undefined ? null : REFERENCES[to]
  return target !== null && 'code' in target && !('codeFirst' in target)
}

/** What stands in the cell. */
export const cellText = (column: ListColumn, row: ResourceRow): string =>
  hidesCode(column) ? titleOfLabel(column.text(row)) : column.text(row)

/** As wide as its rows are, and as its heading needs; sentences and what a screen draws keep to the width it gives. */
export function fittedWidth(
  column: ListColumn,
  rows: readonly ResourceRow[],
  measure: Measure,
): number | undefined {
  const allowed = allowedWidth(column)
  if (allowed === undefined || column.isBare) return column.width
  const isBadge = column.render !== undefined && column.kind === 'enum'
  const isDrawn = column.render !== undefined && !isBadge && column.kind !== 'code'
  const most = isFreeText(column) ? allowed : WIDEST
  const weight = column.render && !isBadge ? 'link' : undefined
  const content = widest(column, rows, text => measure(text, weight)) + AROUND + (isBadge ? BADGE : 0)
  const wanted = Math.max(
    Math.min(content, most),
    headingWidth(column, allowed, measure),
    // Beside its words a screen may draw more, which only it knows.
    isDrawn ? (column.width ?? 0) : 0,
    column.least ?? NARROWEST,
  )
  return Math.ceil(wanted)
}

/** In one line as long as that widens its column a little only; else in two, of which neither is cut. */
export function headingWidth({ label, filter }: ListColumn, allowed: number, measure: Measure): number {
  const words = label.split(' ')
  const lines = words.map((_, n) => [words.slice(0, n + 1), words.slice(n + 1)])
  const inTwo = lines.map(pair => Math.max(...pair.map(line => measure(line.join(' '), 'heading'))))
  const around = AROUND + (filter ? FILTER_BUTTON : 0)
  return Math.max(
    Math.min(...inTwo) + around,
    Math.min(measure(label, 'heading') + around, allowed * HEADING_PUSH),
  )
}

/** As wide as what stands at the foot of a list needs: a figure that is cut reads as another one. */
export const footWidth = (text: string, measure: Measure): number => Math.ceil(measure(text, 'foot') + AROUND)

export const allowedWidth = ({ width, kind }: ListColumn) => width ?? (kind ? KIND_WIDTHS[kind] : undefined)

function widest(column: ListColumn, rows: readonly ResourceRow[], measure: (text: string) => number): number {
  const texts = new Set(rows.map(row => cellText(column, row)))
  const longest = Math.max(0, ...[...texts].map(({ length }) => length))
  const long = [...texts].filter(({ length }) => length >= longest * NEARLY_AS_LONG)
  return Math.max(0, ...long.map(measure))
}
