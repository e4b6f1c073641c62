import { startComputation, type Step } from '@contract/kernel/computation'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { ExpenseReport } from '@contract/modules/accounting/expense.calls'

type Row = ExpenseReport['rows'][number]
/** What was spent, before anything stands beside it. */
export type SpentRow = Omit<Row, 'budget' | 'variance' | 'previous'>
export type BesideRow = { key: string | null; name: string | null; amount: string }
/** Null where nobody asked for it, or where there is none by this dimension. */
export type Beside = { budget: readonly BesideRow[] | null; previous: readonly BesideRow[] | null }

const NOUGHT = '0.00'
const NOTHING = { lines: 0, receipts: 0, net_amount: NOUGHT, input_vat: NOUGHT, ewt_amount: NOUGHT }

const amountsOf = (rows: readonly BesideRow[] | null) =>
  rows && new Map(rows.map(({ key, amount }) => [key, amount]))

/** Rows with what stands beside them; what was planned or spent before has a row even where nothing was spent now. */
export function comparedRows(spent: readonly SpentRow[], { budget, previous }: Beside): Row[] {
  const [budgets, before] = [amountsOf(budget), amountsOf(previous)]
  const known = new Set(spent.map(({ key }) => key))
  const others = new Map(
    [...(budget ?? []), ...(previous ?? [])]
      .filter(({ key }) => !known.has(key))
      .map(({ key, name }) => [key, { key, name, ...NOTHING }]),
  )
  return [...spent, ...others.values()].map(row => {
    const planned = budgets && (budgets.get(row.key) ?? NOUGHT)
    return {
      ...row,
      budget: planned,
      variance: planned === null ? null : lastAmount(varianceTrace(row.net_amount, planned)),
      previous: before && (before.get(row.key) ?? NOUGHT),
    }
  })
}

/** What was spent beside what was planned, as the report of expenses has it. */
export function varianceTrace(net: string, budget: string): readonly Step<'net' | 'budget' | 'amount'>[] {
  const { add, steps } = startComputation<'net' | 'budget' | 'amount'>('budget_variance')
  add('net', { by: 'given', amount: parseMoney(net) })
  add('budget', { by: 'given', amount: parseMoney(budget) })
  add('amount', { by: 'difference', from: 'net', less: ['budget'] })
  return steps
}

const lastAmount = (steps: ReturnType<typeof varianceTrace>) => moneyText(steps.at(-1)?.amount ?? 0n)

/** Sums below the rows; of what no row says, none. */
export function totalsOf(rows: readonly Row[]): ExpenseReport['totals'] {
  const sum = (key: 'net_amount' | 'input_vat' | 'ewt_amount' | 'budget' | 'variance' | 'previous') =>
    moneyText(total(rows.map(row => parseMoney(row[key] ?? NOUGHT))))
  const count = (key: 'lines' | 'receipts') => rows.reduce((all, row) => all + row[key], 0)
  const beside = (key: 'budget' | 'variance' | 'previous') => (rows[0]?.[key] == null ? null : sum(key))
  return {
    lines: count('lines'),
    receipts: count('receipts'),
    net_amount: sum('net_amount'),
    input_vat: sum('input_vat'),
    ewt_amount: sum('ewt_amount'),
    budget: beside('budget'),
    variance: beside('variance'),
    previous: beside('previous'),
  }
}
