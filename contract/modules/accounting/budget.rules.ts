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
