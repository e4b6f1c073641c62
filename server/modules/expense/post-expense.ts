import { borneCosts, expenseEntry } from '@contract/modules/accounting/expense-posting.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { KeptExpense } from '@contract/modules/accounting/expense.document'
import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import {
  findBankAccount,
  findCostAccounts,
  type CostAccount,
} from '@server/platform/ledger/account.repository'
import type { AdvancePort, SettledAdvance } from '@server/platform/ledger/advance-port'
import { postEntry } from '@server/platform/ledger/post-entry'
import { reverseEntry } from '@server/platform/ledger/reverse-entry'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import {
  countReceipts,
  findCategories,
  insertRecords,
  reverseRecords,
} from '@server/modules/expense/expense.repository'
import {
  addPayableMoves,
  type PayableMove,
} from '@server/modules/expense/payables/payable-movement.repository'
import { payeeOf } from '@server/modules/expense/payables/payee.repository'
import { insertTaxes, reverseTaxes } from '@server/modules/expense/withholding/expense-tax.repository'

export type PostingOrder = { entry_date: DateText; bank_id: string | null; check_no: string | null }

/** The entry of an expense and its records, in one transaction; gives what the expense keeps of it. */
export async function postExpense(
  tx: Tx,
  advances: AdvancePort,
  expense: KeptExpense,
  { entry_date, bank_id, check_no }: PostingOrder,
) {
  if (expense.pay_mode === 'check' && check_no === null)
    refuseBroken([{ path: 'check_no', code: 'expense_needs_check_no' }])
  const bankAccount = bank_id === null ? undefined : await findBankAccount(tx.db, bank_id)
  if (bankAccount === null) refuseBroken([{ path: 'bank_id', code: 'ledger_account_unfit' }])
  const accountOf = await accountsOfLines(tx, expense.lines)
  const payee_id = await payeeOf(tx.db, expense)
  const advance = await settleAdvance(tx, advances, expense, entry_date)
  const [entry] = await postEntry(tx, {
    ouId: expense.ou_id,
    date: entry_date,
    memo: `${expense.number ?? ''} ${expense.payee_name}`.trim(),
    source: { type: 'expense', id: expense.id },
    key: keyOf(expense),
    lines: expenseEntry(expense, line => accountOf(line).code, {
      bankAccount: bankAccount ?? undefined,
      supplier: { party_type: 'supplier', party_id: payee_id },
      advance,
    }),
  })
  const posted = { posted_on: entry_date, has_receipt: (await countReceipts(tx.db, expense.id)) > 0 }
  await insertRecords(
    tx.db,
    expense,
    posted,
    expense.lines.flatMap(line => recordsOf(line, expense, accountOf(line))),
  )
  const entry_id = entry?.id ?? ''
  await insertTaxes(tx.db, { ...expense, payee_id }, entry_date)
  await addPayableMoves(
    tx.db,
    owedBy({ ...expense, payee_id }, { kind: 'bill', on: entry_date, entry: entry_id }),
  )
  return { entry_id, posted_on: entry_date, bank_id, check_no, payee_id }
}

const keyOf = ({ id }: Pick<KeptExpense, 'id'>) => `expense:${id}`

/** Where it is out of an advance: the movement of that advance. */
async function settleAdvance(
  tx: Tx,
  advances: AdvancePort,
  expense: KeptExpense,
  date: DateText,
): Promise<SettledAdvance | undefined> {
  const { id, ou_id, employee_id, cash_advance_id: advance_id, amount, number } = expense
  if (advance_id === null) return undefined
  return advances.settle(tx, {
    ...{ advance_id, employee_id, ou_id, date, reference: number },
    ...{ spent: parseMoney(amount), key: keyOf(expense), source: { type: 'expense', id } },
  })
}

const recordsOf = (
  line: ExpenseLine,
  { ou_id, tax_rates }: Pick<KeptExpense, 'ou_id' | 'tax_rates'>,
  account: CostAccount,
) =>
  borneCosts(line, ou_id, tax_rates)
    .filter(({ net, vat, ewt }) => net !== 0n || vat !== 0n || ewt !== 0n)
    .map(cost => ({
      ...cost,
      description: line.description,
      category_id: line.category_id,
      project_id: line.project_id,
      atc: line.atc,
      account_id: account.id,
    }))

/** The account that is named, or that of the category; refuses, beside its line, what is no longer to be used. */
export async function accountsOfLines(
  tx: Tx,
  lines: readonly ExpenseLine[],
): Promise<(line: ExpenseLine) => CostAccount> {
  const categories = await findCategories(tx.db, lines)
  const accounts = await findCostAccounts(
    tx.db,
    lines.map(({ account_id }) => account_id),
  )
  const accountOf = ({ account_id, category_id }: ExpenseLine) =>
    account_id ? accounts.get(account_id) : categories.get(category_id ?? '')?.account
  refuseBroken(
    lines.flatMap((line, index) =>
      accountOf(line)
        ? []
        : [
            {
              path: `lines.${index}.${line.account_id ? 'account_id' : 'category_id'}`,
              code: 'account_retired',
            },
          ],
    ),
  )
  return line => accountOf(line) ?? { id: '', code: '' }
}

/** Entry and records are undone by their mirrors; what was told of the month of posting stays. */
export async function reverseExpense(
  tx: Tx,
  advances: AdvancePort,
  expense: KeptExpense,
  reason: string,
): Promise<void> {
  if (expense.entry_id === null) return
  if (expense.pay_mode === 'owe' && expense.owed !== expense.amount)
    throw new Problem('rule_broken', 'expense_is_paid')
  const mirrors = await reverseEntry(tx, expense.entry_id, reason)
  await reverseRecords(
    tx.db,
    expense.id,
    mirrors.map(({ id }) => id),
  )
  const own = mirrors.find(({ ou_id }) => ou_id === expense.ou_id)
  if (!own) throw new Error('an expense is posted in its unit')
  const { id: entry, entry_date: on } = own
  await reverseTaxes(tx.db, expense.id, on)
  if (expense.cash_advance_id !== null) await advances.restore(tx, { key: keyOf(expense), date: on, reason })
  await addPayableMoves(tx.db, owedBy(expense, { kind: 'bill_void', on, entry }))
}

/** What it owes its payee; nothing where it was paid at once. */
function owedBy(
  { ou_id, id, payee_id, pay_mode, amount }: KeptExpense,
  { kind, on, entry }: { kind: 'bill' | 'bill_void'; on: DateText; entry: string },
): PayableMove[] {
  const owed = parseMoney(amount)
  if (pay_mode !== 'owe' || owed === 0n) return []
  const move = { ou_id, expense_id: id, payee_id: payee_id ?? '', kind, moved_on: on, amount: owed }
  return [{ ...move, journal_entry_id: entry }]
}
