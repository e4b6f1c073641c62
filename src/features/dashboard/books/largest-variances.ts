import { parseMoney } from '@contract/kernel/money'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'

const MOST = 3

export type Variance = { code: string; name: string; variance: string }

const magnitude = (text: string): bigint => {
  const amount = parseMoney(text)
  return amount < 0n ? -amount : amount
}

/** Of the accounts that have a budget, those furthest from it in the year so far. */
export function largestVariances({ columns, parts }: ProfitAndLoss): Variance[] {
  const toDate = columns.find(({ kind }) => kind === 'to_date')
  const of = (wanted: 'budget' | 'variance') =>
    columns.findIndex(({ kind, from, to }) => kind === wanted && from === toDate?.from && to === toDate.to)
  const [budget, variance] = [of('budget'), of('variance')]
  return parts
    .flatMap(({ lines }) => lines)
    .filter(({ amounts }) => magnitude(amounts[budget] ?? '0.00') > 0n)
    .map(({ code, name, amounts }) => ({ code, name, variance: amounts[variance] ?? '0.00' }))
    .filter(line => magnitude(line.variance) > 0n)
    .toSorted((a, b) => (magnitude(a.variance) < magnitude(b.variance) ? 1 : -1))
    .slice(0, MOST)
}
