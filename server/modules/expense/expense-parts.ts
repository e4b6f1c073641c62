import { moneyText } from '@contract/kernel/money'
import { checkExpense, dueDate, expenseTotals } from '@contract/modules/accounting/expense-posting.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import { expense, type Expense } from '@contract/modules/accounting/expense.document'
import { paymentTerms } from '@contract/modules/accounting/expense.parameters'
import { unitIdsOf, type Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import { changeDocument } from '@server/platform/documents/document.repository'
import { Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { writtenRecord } from '@server/platform/resource/written-record'
import { checkPoster } from '@server/modules/expense/expense-duties'
import {
  areProjectsThere,
  areUnitsThere,
  countReceipts,
  findCategories,
} from '@server/modules/expense/expense.repository'
import { accountsOfLines, postExpense, reverseExpense } from '@server/modules/expense/post-expense'

/** What an expense does of its own at each step. */
export const expenseParts: DocumentParts = documentParts(expense, {
  hooks: {
    async beforeWrite(tx, values, before) {
      const { lines = [] } = writtenRecord<Partial<Expense>>({ ...values }, before)
      await checkReferences(tx, lines)
      const { net, vat, ewt, payable } = expenseTotals(lines)
      return {
        ...values,
        net_amount: moneyText(net),
        input_vat: moneyText(vat),
        ewt_amount: moneyText(ewt),
        amount: moneyText(payable),
      }
    },
    async beforeSubmit(tx, row) {
      const written = row as unknown as Expense
      const categories = await findCategories(tx.db, written.lines)
      const categoryOf = ({ category_id }: ExpenseLine) => categories.get(category_id ?? '')
      const due_on = await dueDateOf(tx, written)
      refuseBroken(checkExpense({ ...written, due_on }, categoryOf, await countReceipts(tx.db, written.id)))
      if (due_on !== written.due_on) await changeDocument(tx.db, expense.resource, written.id, { due_on })
    },
    onVoided: (tx, row, reason) => reverseExpense(tx, row as unknown as Expense, reason),
  },
  handlers: {
    async classify({ tx, record, body: { accounts } }, move) {
      const lines = (record as unknown as Expense).lines.map((line, index) => ({
        ...line,
        account_id: accounts[index] ?? null,
      }))
      await accountsOfLines(tx, lines)
      await move('classify', { lines })
    },
    async post({ tx, actor, record, body }, move) {
      const approved = record as unknown as Expense
      await checkPoster(tx, actor, record)
      checkUnits(actor, approved.lines)
      await move('post', await postExpense(tx, approved, body))
    },
  },
})

/** What is owed is due after the terms of its unit, where nobody entered another day. */
async function dueDateOf(tx: Tx, { ou_id, ...written }: Expense): Promise<string | null> {
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
