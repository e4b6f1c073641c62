import { moneyText, type Centavos } from '@contract/kernel/money'
import type { AccountTotal } from '@contract/modules/accounting/account-total'
import type { AccountType } from '@contract/modules/accounting/account.rules'

/** First and last month, both named. */
export type MonthSpan = { from: string; to: string }

/** Opening and closing are debit less credit, on whichever side an account grows. */
export type BalanceFigures = { opening: string; debit: string; credit: string; closing: string }
export type TrialBalanceRow = BalanceFigures & {
  account_id: string
  code: string
  name: string
  type: AccountType
}

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
  const rows = [...Map.groupBy(totals, ({ account_id }) => account_id).values()]
    .flatMap(own => {
      const [{ account_id, code, name, type }] = own as [AccountTotal]
      const sums = sumsOf(own, span)
      const isIdle = Object.values(sums).every(sum => sum === 0n)
      return isIdle ? [] : [{ account_id, code, name, type, ...figuresOf(sums) }]
    })
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
  return { rows, totals: figuresOf(sumsOf(totals, span)) }
}
