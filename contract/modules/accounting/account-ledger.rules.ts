import { moneyText, parseMoney } from '@contract/kernel/money'
import {
  LEDGER_PAGE,
  type AccountLedger,
  type LedgerLine,
} from '@contract/modules/accounting/account-ledger.calls'

type PageOfLines = Pick<AccountLedger, 'opening' | 'closing' | 'count' | 'start'> & {
  lines: readonly Pick<LedgerLine, 'debit' | 'credit' | 'balance'>[]
}

/** The balance before the first line of a page and after its last one. */
export function carriedOver({ opening, closing, count, start, lines }: PageOfLines): {
  brought: string
  carried: string
} {
  const first = lines[0]
  const last = lines.at(-1)
  // Beyond the last line, and where nothing moved, nothing is left to come.
  if (!first || !last)
    return count === 0 ? { brought: opening, carried: opening } : { brought: closing, carried: closing }
  const before = parseMoney(first.balance) - parseMoney(first.debit) + parseMoney(first.credit)
  return { brought: start === 0 ? opening : moneyText(before), carried: last.balance }
}

/** Where the pages beside this one begin; null where there is none. */
export function pagesBeside({ start, count }: Pick<AccountLedger, 'start' | 'count'>): {
  previous: number | null
  next: number | null
} {
  return {
    previous: start === 0 ? null : Math.max(start - LEDGER_PAGE, 0),
    next: start + LEDGER_PAGE < count ? start + LEDGER_PAGE : null,
  }
}

export type LedgerSums = { debit: string; credit: string; balance: string }

/** What has come together by each line: what a page that ends there carries to the next. */
export function sumsSoFar(
  opening: string,
  lines: readonly Pick<LedgerLine, 'debit' | 'credit' | 'balance'>[],
): LedgerSums[] {
  let [debit, credit] = [0n, 0n]
  const before: LedgerSums = { debit: moneyText(0n), credit: moneyText(0n), balance: opening }
  return [
    before,
    ...lines.map(line => {
      debit += parseMoney(line.debit)
      credit += parseMoney(line.credit)
      return { debit: moneyText(debit), credit: moneyText(credit), balance: line.balance }
    }),
  ]
}
