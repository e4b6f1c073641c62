import type { ImportCall } from '@contract/kernel/record-calls'
import { isWeightText } from '@contract/kernel/parts'
import { EXPENSE_HEADER } from '@contract/modules/accounting/expense-import'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'

export type ImportedRow = { row: number; cells: ImportCall['rows'][number] }

const plain = (text: string | null | undefined) => text?.trim().toLowerCase() ?? ''

/**
 * The rows of each expense, by their reference, in the order of the file. What a later row leaves empty of the payee
 * and the payment is what the first one says. A row without a reference stands alone.
 */
export function rowsByReference(rows: ImportCall['rows']): ImportedRow[][] {
  const numbered = rows.map((cells, row) => ({ row, cells }))
  const groups = Map.groupBy(numbered, ({ row, cells }) => plain(cells['reference']) || row)
  return [...groups.values()].map(group =>
    group.map(({ row, cells }) => ({ row, cells: { ...cells, ...filledHeader(cells, group[0]?.cells) } })),
  )
}

const filledHeader = (cells: ImportedRow['cells'], first: ImportedRow['cells'] = {}) =>
  Object.fromEntries(
    EXPENSE_HEADER.filter(name => plain(cells[name]) === '').map(name => [name, first[name] ?? null]),
  )

/** The fields of the header in which a row says otherwise than the first one of its expense. */
export const differingHeader = (
  values: Readonly<Record<string, unknown>>,
  first: Readonly<Record<string, unknown>>,
): string[] => EXPENSE_HEADER.filter(name => values[name] !== first[name])

type NamedUnit = { id: string; code: string; name: string }

/** Who bears a line: "HO=11 + CEB=7", or units alone, which bear equal parts. Null where it cannot be read. */
export function readBearers(text: string | null, units: readonly NamedUnit[]): ExpenseLine['bearers'] | null {
  const parts = (text ?? '')
    .split(/[;+\n]/)
    .map(part => part.trim())
    .filter(Boolean)
  const bearers = parts.map(part => {
    const [name, weight = '1', ...rest] = part.split(/[:=]/).map(piece => piece.trim())
    const unit = units.find(({ code, name: title }) =>
      [code, title].some(each => plain(each) === plain(name)),
    )
    return unit && rest.length === 0 && isWeightText(weight) ? { ou_id: unit.id, weight } : null
  })
  const read = bearers.filter(bearer => bearer !== null)
  const isWhole =
    read.length === bearers.length && new Set(read.map(({ ou_id }) => ou_id)).size === read.length
  return isWhole ? read : null
}
