import { moneyText } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { byAccount, type AccountTotal } from '@contract/modules/accounting/account-total'
import { normalSide, pnlGroup } from '@contract/modules/accounting/account.rules'

export const BALANCE_PARTS = ['asset', 'liability', 'equity'] as const
export type BalancePart = (typeof BALANCE_PARTS)[number]

export type BalanceLine = { account_id: string; code: string; name: string; amount: string }
export type BalanceSheet = {
  /** Each on the side on which it grows. Equity has both results in its amount. */
  parts: { part: BalancePart; lines: BalanceLine[]; amount: string }[]
  result_of_year: string
  /** Results of earlier years: no entry moves them at the end of a year. */
  retained: string
  liabilities_and_equity: string
}

/** The first month of the fiscal year that a month is in. */
export const fiscalYearStart = (month: string): string => `${month.slice(0, 4)}-01`

const debitBalance = (totals: readonly AccountTotal[]) =>
  total(totals.map(({ debit, credit }) => debit - credit))

/** What is owned and owed at the end of a month; assets are liabilities and equity, to the centavo. */
export function balanceSheet(totals: readonly AccountTotal[], to: string): BalanceSheet {
  const until = totals.filter(({ month }) => month <= to)
  const income = until.filter(({ type }) => pnlGroup(type) !== null)
  const start = fiscalYearStart(to)
  const resultOfYear = -debitBalance(income.filter(({ month }) => month >= start))
  const retained = -debitBalance(income.filter(({ month }) => month < start))
  const sums = BALANCE_PARTS.map(part => {
    const sign = normalSide(part) === 'debit' ? 1n : -1n
    const own = until.filter(({ type }) => type === part)
    const lines = byAccount(own)
      .map(({ account: { account_id, code, name }, own: of }) => ({
        ...{ account_id, code, name },
        amount: moneyText(sign * debitBalance(of)),
      }))
      .filter(({ amount }) => amount !== moneyText(0n))
    return {
      part,
      lines,
      sum: sign * debitBalance(own) + (part === 'equity' ? resultOfYear + retained : 0n),
    }
  })
  return {
    parts: sums.map(({ sum, ...part }) => ({ ...part, amount: moneyText(sum) })),
    result_of_year: moneyText(resultOfYear),
    retained: moneyText(retained),
    liabilities_and_equity: moneyText(
      total(sums.flatMap(({ part, sum }) => (part === 'asset' ? [] : [sum]))),
    ),
  }
}
