import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import type { BankPlace, ReconciliationSheet } from '@contract/modules/accounting/bank-register'
import { reconcile } from '@contract/modules/accounting/reconciliation.rules'
import type { Db } from '@server/platform/db/database'
import { findBankBalance } from '@server/modules/accounting/bank-statement.repository'
import {
  findBankOnly,
  findBookBalance,
  findOutstanding,
  findStatementEnd,
} from '@server/modules/accounting/reconciliation.repository'

export type ReconciledFigures = Omit<ReconciliationSheet, 'ou_name' | 'account'>

/** From the balance of the books to that of the bank at the end of a day. */
export async function reconciliationOf(db: Db, place: BankPlace, on: DateText): Promise<ReconciledFigures> {
  const { ou_id, account_id } = place
  const books = await findBookBalance(db, place, on)
  const outstanding = await findOutstanding(db, place, on)
  const bank_only = await findBankOnly(db, place, on)
  const statement = (await findBankBalance(db, place, on))?.balance ?? '0.00'
  const amounts = (lines: readonly { amount: string }[]) => lines.map(({ amount }) => parseMoney(amount))
  const sheet = reconcile({
    books: parseMoney(books),
    statement: parseMoney(statement),
    outstanding: amounts(outstanding),
    bankOnly: amounts(bank_only),
  })
  return {
    ...{ ou_id, account_id, on, books, statement, outstanding, bank_only },
    statement_until: await findStatementEnd(db, place),
    deposits_in_transit: moneyText(sheet.deposits_in_transit),
    outstanding_payments: moneyText(sheet.outstanding_payments),
    bank_receipts: moneyText(sheet.bank_receipts),
    bank_charges: moneyText(sheet.bank_charges),
    expected: moneyText(sheet.expected),
    difference: moneyText(sheet.difference),
  }
}

/** Its statement reaches the day, no line of the bank is unexplained, and nothing differs. */
export const isReconciled = ({ statement_until, on, difference, bank_only }: ReconciledFigures): boolean =>
  statement_until !== null && statement_until >= on && parseMoney(difference) === 0n && bank_only.length === 0
