import { moneyText, type Centavos } from '@contract/kernel/money'
import { byAccount, type AccountTotal, type NamedAccount } from '@contract/modules/accounting/account-total'

/** First and last month, both named. */
export type MonthSpan = { from: string; to: string }

/** Opening and closing are debit less credit, on whichever side an account grows. */
export type BalanceFigures = { opening: string; debit: string; credit: string; closing: string }
export type TrialBalanceRow = BalanceFigures & NamedAccount

type Sums = { opening: Centavos; debit: Centavos; credit: Centavos }

function sumsOf(totals: readonly AccountTotal[], { from, to }: MonthSpan): Sums {
  const sums = { opening: 0n, debit: 0n, credit: 0n }
  for (const { month, debit, credit } of totals)
    if (month < from) sums.opening += debit - credit
    else if (month <= to) {
      sums.debit += debit
      sums.credit += credit
    }
  return sums
}

const figuresOf = ({ opening, debit, credit }: Sums): BalanceFigures => ({
  opening: moneyText(opening),
  debit: moneyText(debit),
  credit: moneyText(credit),
  closing: moneyText(opening + debit - credit),
})

/** Each account that was open before the span or moved in it; in balance, debits are credits and balances are nothing. */
export function trialBalance(
  totals: readonly AccountTotal[],
  span: MonthSpan,
): { rows: TrialBalanceRow[]; totals: BalanceFigures } {
  const rows = byAccount(totals).flatMap(({ account, own }) => {
    const sums = sumsOf(own, span)
    const isIdle = Object.values(sums).every(sum => sum === 0n)
    return isIdle ? [] : [{ ...account, ...figuresOf(sums) }]
  })
  return { rows, totals: figuresOf(sumsOf(totals, span)) }
}
