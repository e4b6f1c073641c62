/** What a column of a sheet holds, so that figures stay figures and days stay days. */
export const SHEET_KINDS = ['text', 'number', 'money', 'rate', 'date', 'instant'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

export type SheetColumn = {
  title: string
  kind: SheetKind
  /** What stands for the values in the reader's language: "active" → "Active". */
  labels?: Readonly<Record<string, string>>
}

export type SheetValue = string | number | boolean | null
export type SheetRow = readonly SheetValue[]

export type Sheet = {
  name: string
  columns: readonly SheetColumn[]
  /** Columns run from right to left, as the language of the reader does. */
  isRightToLeft?: boolean
}

/** What a sheet can hold; the first row is the heading. */
export const MOST_ROWS = 1_048_575
export const MOST_CHARACTERS = 32_767

/** More than the format can hold: told, never cut off in silence. */
export class SheetTooLarge extends Error {
  constructor() {
    super('more rows than a sheet holds')
    this.name = 'SheetTooLarge'
  }
}

const DECIMAL = /^-?\d+(\.\d+)?$/

/** A figure as plain decimal text, the way it was stored; null where it is none. */
export function decimalText(value: SheetValue): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null
  return typeof value === 'string' && DECIMAL.test(value) ? value : null
}

export function labelled(column: SheetColumn, value: SheetValue): SheetValue {
  if (!column.labels || value === null) return value
  const key = String(value)
  return Object.hasOwn(column.labels, key) ? (column.labels[key] ?? value) : value
}

/** Of rows that are all there. */
export async function* oneBatch<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows
}
