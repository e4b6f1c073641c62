import type { Resource } from '@contract/kernel/define-resource'
import { sheetRow, type ImportAnswer, type ImportCall } from '@contract/kernel/record-calls'
import { optionsOf } from '@/shared/record/field-shape'
import type { ColumnMap } from '@/shared/record/import/column-guess'
import type { TableRows } from '@/shared/record/import/import-fault'
import { fieldOf } from '@/shared/record/record-values'

export type ImportRow = ImportCall['rows'][number]
type ImportError = ImportAnswer['errors'][number]

const LONGEST_CELL = 4_000

/** Rows by the names of the fields. What a choice is called in the reader's language becomes the choice itself. */
export function rowsFor(
  resource: Resource,
  map: ColumnMap,
  rows: TableRows,
  valueLabel: (field: string, value: string) => string,
): ImportRow[] {
  const choices = new Map(
    map.flatMap(name => {
      if (!name || fieldOf(resource, name).kind !== 'enum') return []
      const named = optionsOf(fieldOf(resource, name)).map(
        option => [valueLabel(name, option).toLocaleLowerCase(), option] as const,
      )
      return [[name, new Map(named)] as const]
    }),
  )
  return rows.map(row =>
    Object.fromEntries(
      map.flatMap((name, index) => {
        if (!name) return []
        const text = (row[index] ?? '').slice(0, LONGEST_CELL)
        return [[name, choices.get(name)?.get(text.toLocaleLowerCase()) ?? (text === '' ? null : text)]]
      }),
    ),
  )
}

export type ErrorGroup = { path: string; code: string; message: string; rows: number[] }

/** The same fault of the same field is one thing to mend, however many rows have it; the most frequent first. */
export function groupErrors(errors: readonly ImportError[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>()
  for (const { row, path, code, message } of errors) {
    const key = `${path} ${code} ${message}`
    const group = groups.get(key) ?? { path, code, message, rows: [] }
    if (!group.rows.includes(row)) group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length)
}

/** The rows that failed, as the file had them, each with all that is wrong with it. */
export function errorTable(
  headings: readonly string[],
  rows: TableRows,
  errors: readonly ImportError[],
  words: { row: string; error: string; labelOf: (field: string) => string },
): { headings: string[]; rows: string[][] } {
  const byRow = Map.groupBy(errors, error => error.row)
  const failed = [...byRow].sort(([one], [other]) => one - other)
  return {
    headings: [words.row, ...headings, words.error],
    rows: failed.map(([index, faults]) => [
      String(sheetRow(index)),
      ...headings.map((_heading, column) => rows[index]?.[column] ?? ''),
      faults.map(({ path, message }) => (path ? `${words.labelOf(path)}: ${message}` : message)).join(' '),
    ]),
  }
}
