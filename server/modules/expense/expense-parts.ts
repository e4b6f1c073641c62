import { isDeepStrictEqual } from 'node:util'
import type { DateText } from '@contract/kernel/dates'
import { moneyText } from '@contract/kernel/money'
import {
  checkExpense,
  checkPayment,
  dueDate,
  expenseTotals,
} from '@contract/modules/accounting/expense-posting.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import { expense, type KeptExpense } from '@contract/modules/accounting/expense.document'
import { taxRatesOn } from '@contract/modules/accounting/tax-rates'
import { paymentTerms } from '@contract/modules/accounting/expense.parameters'
import { findConflicts } from '@server/modules/expense/expense-duties.repository'
import { unitIdsOf, type Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import { changeDocument, type DocumentRow } from '@server/platform/documents/document.repository'
import { Problem } from '@server/platform/http/problems'
import type { AdvancePort } from '@server/platform/ledger/advance-port'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { writtenRecord } from '@server/platform/resource/written-record'
import {
  areProjectsThere,
  areUnitsThere,
  countReceipts,
  findCategories,
} from '@server/modules/expense/expense.repository'
import { accountsOfLines, postExpense, reverseExpense } from '@server/modules/expense/post-expense'

/** What is kept of a draft beside what was typed. */
export async function completeExpense(
  tx: Tx,
  values: Readonly<Record<string, unknown>>,
  before: DocumentRow | null,
): Promise<Record<string, unknown>> {
  const written = writtenRecord<Partial<KeptExpense>>({ ...values }, before)
  const { lines = [], expense_date } = written
  await checkReferences(tx, lines)
  refuseBroken(checkPayment(written))
  return { ...values, ...(await amountsOf(tx, lines, expense_date ?? (await businessDay(tx.db)))) }
}

/** What an expense does of its own at each step. */
export function createExpenseParts({ advances }: { advances: AdvancePort }): DocumentParts {
  return documentParts(expense, {
    hooks: {
      beforeWrite: completeExpense,
      async checkHands(tx, actor, row, commands) {
        const why = commands.includes('post') ? await whyNotPost(tx, actor, row) : null
        return command => (command === 'post' ? why : null)
      },
      async beforeSubmit(tx, drafted) {
        const amounts = await amountsOf(tx, drafted.lines, drafted.expense_date)
        const written = { ...drafted, ...amounts }
        const categories = await findCategories(tx.db, written.lines)
        const categoryOf = ({ category_id }: ExpenseLine) => categories.get(category_id ?? '')
        const due_on = await dueDateOf(tx, written)
        refuseBroken(checkExpense({ ...written, due_on }, categoryOf, await countReceipts(tx.db, written.id)))
        const { cash_advance_id: advance_id } = written
        if (advance_id !== null) await advances.checkOwn(tx, { ...written, advance_id })
        if (due_on !== drafted.due_on || !isDeepStrictEqual(amounts.tax_rates, drafted.tax_rates))
          await changeDocument(tx.db, expense.resource, written.id, { due_on, ...amounts })
      },
      onVoided: (tx, row, reason) => reverseExpense(tx, advances, row, reason),
    },
    handlers: {
      async classify({ tx, record, body: { accounts } }, move) {
        const lines = record.lines.map((line, index) => ({
          ...line,
          account_id: accounts[index] ?? null,
        }))
        await accountsOfLines(tx, lines)
        await move('classify', { lines })
      },
      async post({ tx, actor, record, body }, move) {
        checkUnits(actor, record.lines)
        await move('post', await postExpense(tx, advances, record, body))
      },
    },
  })
}

/** By the rates of the day of the expense. From its submission on it keeps them, whatever is set later. */
async function amountsOf(tx: Tx, lines: readonly ExpenseLine[], on: DateText) {
  const tax_rates = taxRatesOn(await tx.parameters(), on)
  const { net, vat, ewt, payable } = expenseTotals(lines, tax_rates)
  return {
    tax_rates,
    net_amount: moneyText(net),
    input_vat: moneyText(vat),
    ewt_amount: moneyText(ewt),
    amount: moneyText(payable),
  }
}

/** What is owed is due after the terms of its unit, where nobody entered another day. */
async function dueDateOf(tx: Tx, { ou_id, ...written }: KeptExpense): Promise<string | null> {
  if (written.pay_mode !== 'owe' || written.due_on !== null) return written.due_on
  const days = await parameterOf(tx, paymentTerms, { on: written.expense_date, ouId: ou_id })
  return dueDate(written, days)
}

async function checkReferences({ db }: Tx, lines: readonly ExpenseLine[]): Promise<void> {
  if (!(await areProjectsThere(db, lines)) || !(await areUnitsThere(db, lines)))
    refuseBroken([{ path: 'lines', code: 'reference_unknown' }])
}

/** Who looks at one unit alone cannot post what others bear. */
function checkUnits(actor: Actor, lines: readonly ExpenseLine[]): void {
  const seen = new Set(unitIdsOf(actor))
  const isSeen = lines.every(({ bearers }) => bearers.every(({ ou_id }) => seen.has(ou_id)))
  if (!isSeen) throw new Problem('rule_broken', 'expense_needs_all_units')
}

/** Nobody posts what they asked for or wrote down; nor what they approved, where the company is strict about it. */
async function whyNotPost(tx: Tx, actor: Actor, expense: DocumentRow): Promise<Problem | null> {
  const [conflict] = await asPortal(tx, portal => findConflicts(portal.db, actor.userId, [expense.id]))
  if (!conflict) return null
  return new Problem('rule_broken', conflict.is_own ? 'expense_own' : 'expense_approved_by_you')
}
