import { createHash } from 'node:crypto'
import { sheetRow, type ImportCall } from '@contract/kernel/record-calls'
import { EXPENSE_HEADER, expenseImportLine } from '@contract/modules/accounting/expense-import'
import {
  differingHeader,
  readBearers,
  rowsByReference,
} from '@contract/modules/accounting/expense-import.rules'
import { MOST_EXPENSE_LINES, type ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.calls'
import type { KeptExpense } from '@contract/modules/accounting/expense.document'
import type { ImportFault } from '@server/platform/resource/import-effects'
import { readRow, type FoundReferences } from '@server/platform/resource/import-values'

export type ExpenseHeader = Pick<KeptExpense, (typeof EXPENSE_HEADER)[number]>
/** One expense of a file: which rows it stands in, and what its form would send. */
export type ReadExpense = {
  rows: readonly number[]
  reference: string
  /** Of all that its rows say: the same file once more has the same. */
  key: string
  values: ExpenseHeader & { lines: ExpenseLine[] }
}

type Line = Omit<ExpenseLine, 'bearers'> & { bearers: string | null }
type ReadLine = { row: number; values: ExpenseHeader & Line & { reference: string } }

const fault = (row: number, path: string, code: string, params?: ImportFault['params']): ImportFault => ({
  ...{ row, path, code, message: code },
  ...(params && { params }),
})

/** The expenses of a file whose rows are all right; of the others what is wrong with which row. */
export function readExpenses(
  rows: ImportCall['rows'],
  references: FoundReferences,
  terms: ExpenseTerms,
): { expenses: ReadExpense[]; faults: ImportFault[] } {
  const expenses: ReadExpense[] = []
  const faults: ImportFault[] = []
  for (const group of rowsByReference(rows)) {
    const own: ImportFault[] = []
    const lines: ReadLine[] = []
    for (const { row, cells } of group) {
      const read = readRow(expenseImportLine, cells, references)
      if ('faults' in read) own.push(...read.faults.map(found => ({ ...found, row })))
      else lines.push({ row, values: read.values as ReadLine['values'] })
    }
    own.push(...faultsOfGroup(lines, terms))
    const all = group.map(({ row }) => row)
    if (own.length > 0) faults.push(...wholeGroup(all, own))
    else expenses.push(expenseOf(lines, terms))
  }
  return { expenses, faults }
}

/** An expense is not torn apart: where one of its rows is wrong, the others stay out with it. */
export function wholeGroup(rows: readonly number[], faults: readonly ImportFault[]): ImportFault[] {
  const wrong = new Set(faults.map(({ row }) => row))
  const first = Math.min(...wrong)
  const others = rows
    .filter(row => !wrong.has(row))
    .map(row => fault(row, 'reference', 'expense_import_other_row', { row: sheetRow(first) }))
  return [...faults, ...others]
}

function faultsOfGroup(lines: readonly ReadLine[], terms: ExpenseTerms): ImportFault[] {
  const [first] = lines
  if (!first) return []
  const accounts = new Set(terms.accounts.map(({ id }) => id))
  const beyond = lines[MOST_EXPENSE_LINES]
  return [
    ...(beyond
      ? [fault(beyond.row, 'reference', 'expense_import_lines', { count: MOST_EXPENSE_LINES })]
      : []),
    ...lines.flatMap(({ row, values }) => [
      ...differingHeader(values, first.values).map(path =>
        fault(row, path, 'expense_import_differs', { row: sheetRow(first.row) }),
      ),
      // The form offers no others either: those that bear a cost, to whoever sees the chart.
      ...(values.account_id !== null && !accounts.has(values.account_id)
        ? [fault(row, 'account_id', 'reference_unknown')]
        : []),
      ...(readBearers(values.bearers, terms.units) === null
        ? [fault(row, 'bearers', 'expense_import_bearers')]
        : []),
    ]),
  ]
}

function expenseOf(lines: readonly ReadLine[], { units }: ExpenseTerms): ReadExpense {
  const [{ values: first }] = lines as [ReadLine]
  const { reference } = first
  const header = Object.fromEntries(EXPENSE_HEADER.map(name => [name, first[name]])) as ExpenseHeader
  const values = {
    ...header,
    lines: lines.map(({ values: { category_id, account_id, description, project_id, ...line } }) => ({
      ...{ category_id, account_id, description, project_id },
      ...{ amount: line.amount, vat_mode: line.vat_mode, atc: line.atc, ewt_rate: line.ewt_rate },
      bearers: readBearers(line.bearers, units) ?? [],
    })),
  }
  const key = createHash('sha256')
    .update(JSON.stringify([reference.toLowerCase(), values]))
    .digest('hex')
  return { rows: lines.map(({ row }) => row), reference, key, values }
}
