import {
  decimalText,
  labelled,
  type SheetColumn,
  type SheetRow,
  type SheetValue,
} from '@contract/kernel/sheet/sheet'
import { serialOf, serialOfDate, wallClock } from '@contract/kernel/sheet/wall-clock'
import { STYLES } from '@contract/kernel/sheet/xlsx-parts'
import { xmlText } from '@contract/kernel/sheet/xml-text'

/** 0 → A, 26 → AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}

/** Typed as text: a leading "=" stays a sign like any other. */
function textCell(place: string, text: string, style: number): string {
  const styled = style === 0 ? '' : ` s="${style}"`
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}

function figureOf({ kind }: SheetColumn, value: SheetValue): string | null {
  if (kind === 'date') return asText(serialOfDate(String(value)))
  if (kind === 'instant') {
    const wall = wallClock(String(value))
    return wall === null ? null : asText(serialOf(wall))
  }
  return kind === 'text' ? null : decimalText(value)
}

const asText = (value: number | null) => (value === null ? null : String(value))

function cell(column: SheetColumn, place: string, value: SheetValue): string {
  const shown = labelled(column, value)
  if (shown === null || shown === '') return ''
  const figure = figureOf(column, shown)
  if (figure === null) return textCell(place, String(shown), 0)
  return `<c r="${place}" s="${STYLES[column.kind]}"><v>${figure}</v></c>`
}

export function headingXml(columns: readonly SheetColumn[]): string {
  const cells = columns.map(({ title }, index) => textCell(`${columnLetters(index)}1`, title, STYLES.heading))
  return `<row r="1">${cells.join('')}</row>`
}

export type RowWriter = (row: SheetRow, number: number) => string

export function rowWriter(columns: readonly SheetColumn[]): RowWriter {
  const letters = columns.map((_column, index) => columnLetters(index))
  return (row, number) => {
    let cells = ''
    columns.forEach((column, index) => {
      cells += cell(column, `${letters[index]}${number}`, row[index] ?? null)
    })
    return `<row r="${number}">${cells}</row>`
  }
}
