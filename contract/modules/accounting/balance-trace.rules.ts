import { startComputation, type Step } from '@contract/kernel/computation'
import type { Centavos } from '@contract/kernel/money'
import { monthsBetween } from '@contract/kernel/months'
import { total } from '@contract/kernel/parts'
import { byAccount, type AccountTotal } from '@contract/modules/accounting/account-total'
import { normalSide, pnlGroup } from '@contract/modules/accounting/account.rules'
import {
  BALANCE_PARTS,
  fiscalYearStart,
  type BalancePart,
} from '@contract/modules/accounting/balance-sheet.rules'
import type { MonthSpan } from '@contract/modules/accounting/trial-balance.rules'

export const TRIAL_FIGURES = ['opening', 'debit', 'credit', 'closing'] as const
export type TrialFigure = (typeof TRIAL_FIGURES)[number]
export const SHEET_RESULTS = ['result_of_year', 'retained', 'liabilities_and_equity'] as const
export type SheetResult = (typeof SHEET_RESULTS)[number]

/** A figure of the trial balance, of an account or of all; or one of the balance sheet. */
export type BalanceCell =
  | { figure: TrialFigure; account_id?: string | undefined }
  | { figure: 'amount'; account_id: string }
  | { figure: 'amount'; part: BalancePart }
  | { figure: SheetResult }

type TraceKey =
  | TrialFigure
  | 'movement'
  | 'amount'
  | 'result_of_year'
  | 'retained'
  | `month:${string}`
  | `account:${string}`
  | `part:${string}`
export type BalanceTrace = readonly Step<TraceKey>[]

const balanceOf = (totals: readonly AccountTotal[]): Centavos =>
  total(totals.map(({ debit, credit }) => debit - credit))
const sumOf = (totals: readonly AccountTotal[], side: 'debit' | 'credit'): Centavos =>
  total(totals.map(each => each[side]))

/** What one figure is made of; its last step is the figure. Nothing is rounded on the way. */
export function balanceTrace(
  totals: readonly AccountTotal[],
  span: MonthSpan,
  cell: BalanceCell,
): BalanceTrace {
  const { figure } = cell
  if (figure === 'amount' || isResult(figure)) return traceOfSheet(totals, span.to, cell)
  const id = 'account_id' in cell ? cell.account_id : undefined
  return id === undefined
    ? traceOfAll(totals, span, figure)
    : traceOfAccount(
        totals.filter(({ account_id }) => account_id === id),
        span,
        figure,
      )
}

const isResult = (figure: BalanceCell['figure']): figure is SheetResult =>
  SHEET_RESULTS.some(result => result === figure)

function parts(totals: readonly AccountTotal[], { from, to }: MonthSpan) {
  const before = totals.filter(({ month }) => month < from)
  const within = totals.filter(({ month }) => month >= from && month <= to)
  return { before, within }
}

function amountIn(totals: readonly AccountTotal[], span: MonthSpan, figure: TrialFigure): Centavos {
  const { before, within } = parts(totals, span)
  if (figure === 'opening') return balanceOf(before)
  if (figure === 'closing') return balanceOf(before) + balanceOf(within)
  return sumOf(within, figure)
}

function traceOfAccount(own: readonly AccountTotal[], span: MonthSpan, figure: TrialFigure): BalanceTrace {
  const { add: step, steps } = startComputation<TraceKey>('balance_account')
  const { before, within } = parts(own, span)
  if (figure === 'opening') {
    step('debit', { by: 'given', amount: sumOf(before, 'debit') })
    step('credit', { by: 'given', amount: sumOf(before, 'credit') })
    step('amount', { by: 'difference', from: 'debit', less: ['credit'] })
    return steps
  }
  if (figure === 'closing') {
    step('opening', { by: 'given', amount: balanceOf(before) })
    step('debit', { by: 'given', amount: sumOf(within, 'debit') })
    step('credit', { by: 'given', amount: sumOf(within, 'credit') })
    step('movement', { by: 'difference', from: 'debit', less: ['credit'] })
    step('amount', { by: 'sum', of: ['opening', 'movement'] })
    return steps
  }
  const keys = monthsBetween(span.from, span.to).map((month): TraceKey => {
    const amount = sumOf(
      within.filter(each => each.month === month),
      figure,
    )
    step(`month:${month}`, { by: 'given', amount })
    return `month:${month}`
  })
  step('amount', { by: 'sum', of: keys })
  return steps
}

/** Of all accounts: one by one. */
function traceOfAll(totals: readonly AccountTotal[], span: MonthSpan, figure: TrialFigure): BalanceTrace {
  return sumOfAccounts('balance_all', totals, own => amountIn(own, span, figure))
}

function sumOfAccounts(
  rule: string,
  totals: readonly AccountTotal[],
  amountOf: (own: readonly AccountTotal[]) => Centavos,
  more: Readonly<Record<string, Centavos>> = {},
): BalanceTrace {
  const { add: step, steps } = startComputation<TraceKey>(rule)
  const given = (key: TraceKey, amount: Centavos) => {
    step(key, { by: 'given', amount })
    return key
  }
  const keys = [
    ...byAccount(totals).map(({ account, own }) => given(`account:${account.account_id}`, amountOf(own))),
    ...Object.entries(more).map(([key, amount]) => given(key as TraceKey, amount)),
  ]
  step('amount', { by: 'sum', of: keys })
  return steps
}

/** Each on the side on which it grows, as the balance sheet has it. */
function traceOfSheet(totals: readonly AccountTotal[], to: string, cell: BalanceCell): BalanceTrace {
  const until = totals.filter(({ month }) => month <= to)
  const income = until.filter(({ type }) => pnlGroup(type) !== null)
  const start = fiscalYearStart(to)
  const results = {
    result_of_year: income.filter(({ month }) => month >= start),
    retained: income.filter(({ month }) => month < start),
  }
  if (cell.figure === 'result_of_year' || cell.figure === 'retained')
    return sumOfAccounts('balance_result', results[cell.figure], own => -balanceOf(own))
  const signOf = (part: BalancePart) => (normalSide(part) === 'debit' ? 1n : -1n)
  const ofPart = (part: BalancePart) => until.filter(({ type }) => type === part)
  const equity = {
    result_of_year: -balanceOf(results.result_of_year),
    retained: -balanceOf(results.retained),
  }
  if ('part' in cell)
    return sumOfAccounts(
      'balance_part',
      ofPart(cell.part),
      own => signOf(cell.part) * balanceOf(own),
      cell.part === 'equity' ? equity : {},
    )
  const { add: step, steps } = startComputation<TraceKey>('balance_sheet')
  if ('account_id' in cell) {
    const own = until.filter(({ account_id }) => account_id === cell.account_id)
    const grows = own[0] ? normalSide(own[0].type) : 'debit'
    step('debit', { by: 'given', amount: sumOf(own, 'debit') })
    step('credit', { by: 'given', amount: sumOf(own, 'credit') })
    const [from, less] = grows === 'debit' ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const)
    step('amount', { by: 'difference', from, less: [less] })
    return steps
  }
  const owed = BALANCE_PARTS.filter(part => part !== 'asset').map((part): TraceKey => {
    const more = part === 'equity' ? equity.result_of_year + equity.retained : 0n
    step(`part:${part}`, { by: 'given', amount: signOf(part) * balanceOf(ofPart(part)) + more })
    return `part:${part}`
  })
  step('amount', { by: 'sum', of: owed })
  return steps
}
