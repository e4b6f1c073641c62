import { lineFigures, type PostedExpense } from '@contract/modules/accounting/expense-posting.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.calls'

const WEIGHT = /^\d{1,5}(\.\d{1,4})?$/

/** Of lines that are still being typed those that have an account and an amount, and the account of each. */
export function linesThatPost(
  { lines, tax_rates }: Pick<PostedExpense, 'lines' | 'tax_rates'>,
  { accounts, categories }: ExpenseTerms,
) {
  const accountOf = ({ account_id, category_id }: ExpenseLine): string => {
    const named = accounts.find(({ id }) => id === account_id)?.code
    return named ?? categories.find(({ id }) => id === category_id)?.account ?? ''
  }
  const isWeighed = (line: ExpenseLine) => line.bearers.every(({ weight }) => WEIGHT.test(weight))
  return {
    accountOf,
    lines: lines.filter(
      line => accountOf(line) !== '' && lineFigures(line, tax_rates).gross > 0n && isWeighed(line),
    ),
  }
}
