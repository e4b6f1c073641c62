import { monthAfter } from '@contract/kernel/dates'
import { before, inMonths } from '@contract/kernel/one-of'
import { fiscalYearStart } from '@contract/modules/accounting/balance-sheet.rules'
import { pnlGroup } from '@contract/modules/accounting/account.rules'
import { linesOfFigure } from '@contract/modules/accounting/profit-and-loss-drill'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import type { OpenBalance } from '@/features/trial-balance/open-balance'
import { accountLedgerPath } from '@/shared/posting/account-ledger-path'
import { listPath } from '@/shared/resource/list-path'

export type BalanceLink = { kind: 'ledger' | 'entries'; to: string }

/** The entries that a figure adds up; one account has its ledger as well. */
export function linksBehind(
  opened: OpenBalance,
  balance: TrialBalance,
  units: string | undefined,
): BalanceLink[] {
  const { from, to, unit_ids, known_on } = balance
  const { account_id } = opened
  const { first, last } = monthsOf(opened, balance)
  const account_ids = account_id ? [account_id] : accountsOf(opened, balance)
  const filter = {
    ...linesOfFigure({ account_ids, from, to, unit_ids, known_on }),
    entry_date: first === null ? before(`${monthAfter(last, 1)}-01`) : inMonths(first, last),
  }
  const entries: BalanceLink = { kind: 'entries', to: listPath('/accounting/ledger', { filter }) }
  if (!account_id) return [entries]
  return [
    { kind: 'ledger', to: accountLedgerPath({ account: account_id, from, to, units, known_on }) },
    entries,
  ]
}

/** Null where all that was posted before counts as well. */
function monthsOf(
  { figure }: OpenBalance,
  { from, to }: TrialBalance,
): { first: string | null; last: string } {
  switch (figure) {
    case 'opening':
      return { first: null, last: monthAfter(from, -1) }
    case 'debit':
    case 'credit':
      return { first: from, last: to }
    case 'result_of_year':
      return { first: fiscalYearStart(to), last: to }
    case 'retained':
      return { first: null, last: monthAfter(fiscalYearStart(to), -1) }
    default:
      return { first: null, last: to }
  }
}

function accountsOf({ figure, part }: OpenBalance, { rows }: TrialBalance): string[] {
  const isOfResult = (type: TrialBalance['rows'][number]['type']) => pnlGroup(type) !== null
  const counts = ({ type }: TrialBalance['rows'][number]): boolean => {
    if (figure === 'result_of_year' || figure === 'retained') return isOfResult(type)
    if (figure === 'liabilities_and_equity') return type !== 'asset'
    if (figure === 'amount') return type === part || (part === 'equity' && isOfResult(type))
    return true
  }
  return rows.filter(counts).map(({ account_id }) => account_id)
}
