import { dateText } from '@contract/kernel/field-declarations'
import type { ImportCall } from '@contract/kernel/record-calls'
import {
  expenseImportLine,
  type ExpenseImportAnswer,
  type ImportedTwin,
} from '@contract/modules/accounting/expense-import'
import { checkExpense } from '@contract/modules/accounting/expense-posting.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.calls'
import { expense } from '@contract/modules/accounting/expense.document'
import { taxRatesOn } from '@contract/modules/accounting/tax-rates'
import { accessWhere } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import { paced } from '@server/platform/db/request-time'
import { draftContext } from '@server/platform/documents/draft-document'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { Problem } from '@server/platform/http/problems'
import { findEmployeeOf } from '@server/platform/people/employees.repository'
import {
  importRecord,
  TOLD_AT_MOST,
  toldFaults,
  wholeImport,
  type ImportFault,
} from '@server/platform/resource/import-effects'
import { findReferences } from '@server/platform/resource/import-references'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { createRecord } from '@server/platform/resource/write-record'
import { findTerms } from '@server/modules/expense/expense-terms.repository'
import {
  findImported,
  findInvoices,
  invoiceKey,
} from '@server/modules/expense/import/import-expenses.repository'
import { readExpenses, wholeGroup, type ReadExpense } from '@server/modules/expense/import/read-expenses'

/** One file after the other: the second of two that came at once finds what the first has written. */
const IMPORT_LOCK = 7_301_233

/** The expenses of a file as drafts of whoever brings it: all of them or none, and none a second time. */
export async function importExpenses(
  tx: Tx,
  call: AnyCall,
  parts: DocumentParts,
  { rows, dry_run }: ImportCall,
): Promise<ExpenseImportAnswer> {
  await tx.lock(IMPORT_LOCK)
  const maker = await findEmployeeOf(tx.db, call.actor.userId)
  if (!maker) throw new Problem('rule_broken', 'no_employee')
  const terms = await findTerms(tx.db, call.actor)
  const references = await findReferences(tx.db, call.actor, expenseImportLine, rows)
  const read = readExpenses(rows, references, terms)
  const keys = read.expenses.map(({ key }) => key)
  const imported = await findImported(tx.db, maker.ou_id, keys)
  const fresh = read.expenses.filter(({ key }) => !imported.has(key))
  const twins = await findTwins(tx, call, fresh)
  const context = draftContext(parts)
  const faults: ImportFault[] = [...read.faults]
  let created = 0
  return wholeImport(tx, async effects => {
    for (const one of paced(fresh)) {
      if (faults.length > TOLD_AT_MOST) break
      const found = await importRecord(tx, expense.resource, effects, async rowTx => {
        await refuseUnready(rowTx, one, terms)
        return createRecord(rowTx, call, context, { ...one.values, import_key: one.key })
      })
      if (found.length === 0) created += one.rows.length
      else
        faults.push(
          ...wholeGroup(
            one.rows,
            found.map(each => ({ ...each, ...placeOf(each.path, one.rows) })),
          ),
        )
    }
    const isRight = faults.length === 0
    const records = effects.made.length
    const unchanged = read.expenses
      .filter(({ key }) => imported.has(key))
      .reduce((sum, { rows: own }) => sum + own.length, 0)
    return {
      isKept: !dry_run && isRight,
      summary: {
        action: 'expense.import',
        entityType: expense.resource.name,
        entityId: null,
        ouId: maker.ou_id,
        diff: { rows: created, records },
      },
      answer: {
        created: dry_run || isRight ? created : 0,
        records: dry_run || isRight ? records : 0,
        ...(unchanged > 0 && { unchanged }),
        errors: toldFaults(
          call.locale,
          faults.toSorted((a, b) => a.row - b.row),
        ),
        twins,
      },
    }
  })
}

/** What submitting would refuse but for its receipts, which no file brings. */
async function refuseUnready(tx: Tx, { values }: ReadExpense, { categories }: ExpenseTerms): Promise<void> {
  const tax_rates = taxRatesOn(await tx.parameters(), dateText.parse(values.expense_date))
  const categoryOf = ({ category_id }: ExpenseLine) => categories.find(({ id }) => id === category_id)
  refuseBroken(checkExpense({ ...values, tax_rates, cash_advance_id: null }, categoryOf, Infinity))
}

/** `lines.2.amount` → the amount of its third row; what concerns the whole expense stands in its first. */
function placeOf(path: string, rows: readonly number[]): { row: number; path: string } {
  const [, index = '0', field = path] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
  return { row: rows[Number(index)] ?? rows[0] ?? 0, path: field === 'lines' ? 'reference' : field }
}

async function findTwins(tx: Tx, call: AnyCall, expenses: readonly ReadExpense[]): Promise<ImportedTwin[]> {
  const invoices = expenses.flatMap(
    ({ rows, key, reference, values: { payee_tin: tin, supplier_invoice_no: no } }) =>
      tin !== null && no !== null ? [{ rows, key, reference, tin, no }] : [],
  )
  const access = accessWhere(call.actor, 'view', expense.resource)
  const kept = await findInvoices(tx.db, access, invoices)
  const first = new Map(invoices.toReversed().map(each => [invoiceKey(each), each]))
  return invoices.flatMap(({ rows, key, tin, no }) => {
    const other = kept.get(invoiceKey({ tin, no }))
    const above = first.get(invoiceKey({ tin, no }))
    const reference = above && above.key !== key ? above.reference : null
    if (!other && reference === null) return []
    const seen = other && { id: other.id, number: other.number, payee_name: other.payee_name }
    return [{ row: rows[0] ?? 0, invoice: no, kept: seen ?? null, reference }]
  })
}
