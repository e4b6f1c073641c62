import { moneyText, roundedDivision, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { AccountTotal } from '@contract/modules/accounting/account-total'

const WHOLE = 10_000n

/** "5" and "-2.50" in hundredths of a percent. */
function hundredths(percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.replace('-', '').split('.')
  const amount = BigInt(whole + fraction.padEnd(2, '0'))
  return percent.startsWith('-') ? -amount : amount
}

/** An amount and so many percent of it; what is below nothing is no budget. */
export function raisedBy(amount: Centavos, percent: string): Centavos {
  const raised = roundedDivision(amount * (WHOLE + hundredths(percent)), WHOLE)
  return raised > 0n ? raised : 0n
}

const MONTHS = 12

/** What is planned for a year by month and in all: income, costs, and what is left of the one after the other. */
export function budgetSums(totals: readonly AccountTotal[], year: number) {
  const months = Array.from({ length: MONTHS }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
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
