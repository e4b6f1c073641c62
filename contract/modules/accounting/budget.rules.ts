import { startComputation, type Step } from '@contract/kernel/computation'
import { moneyText, parseMoney, roundedDivision, type Centavos } from '@contract/kernel/money'
import { monthsOfYear } from '@contract/kernel/months'
import { total } from '@contract/kernel/parts'
import type { AccountTotal } from '@contract/modules/accounting/account-total'

/** In hundredths of a percent, as an amount is read in centavos. */
const WHOLE = 10_000n

/** An amount and so many percent of it; what is below nothing is no budget. */
export function raisedBy(amount: Centavos, percent: string): Centavos {
  const raised = roundedDivision(amount * (WHOLE + parseMoney(percent)), WHOLE)
  return raised > 0n ? raised : 0n
}

/** What is planned for a year by month and in all: income, costs, and what is left of the one after the other. */
export function budgetSums(totals: readonly AccountTotal[], year: number) {
  const months = monthsOfYear(year)
  const sums = (amountOf: (total: AccountTotal) => Centavos) => {
    const byMonth = months.map(month => total(totals.filter(each => each.month === month).map(amountOf)))
    return [...byMonth, total(byMonth)].map(moneyText)
  }
  return {
    income: sums(({ credit }) => credit),
    costs: sums(({ debit }) => debit),
    result: sums(({ credit, debit }) => credit - debit),
  }
}

export const BUDGET_ROWS = ['income', 'costs', 'result'] as const
export type BudgetRow = (typeof BUDGET_ROWS)[number]
type BudgetKey = 'income' | 'costs' | 'amount' | `month:${string}`

/** How a planned sum comes about: a year by its months, what is left of a month by both of its sums. */
export function budgetTrace(
  sums: Readonly<Record<BudgetRow, readonly string[]>>,
  year: number,
  { row, at }: { row: BudgetRow; at: number },
): readonly Step<BudgetKey>[] {
  const { add, steps } = startComputation<BudgetKey>('budget')
  const months = monthsOfYear(year)
  const amountOf = (own: BudgetRow, index: number) => parseMoney(sums[own][index] ?? '0.00')
  if (row === 'result') {
    add('income', { by: 'given', amount: amountOf('income', at) })
    add('costs', { by: 'given', amount: amountOf('costs', at) })
    add('amount', { by: 'difference', from: 'income', less: ['costs'] })
    return steps
  }
  if (at < months.length) {
    add('amount', { by: 'given', amount: amountOf(row, at) })
    return steps
  }
  const keys = months.map((month, index): BudgetKey => {
    add(`month:${month}`, { by: 'given', amount: amountOf(row, index) })
    return `month:${month}`
  })
  add('amount', { by: 'sum', of: keys })
  return steps
}
