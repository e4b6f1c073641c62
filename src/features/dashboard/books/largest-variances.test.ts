import { describe, expect, it } from 'vitest'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { largestVariances } from '@/features/dashboard/books/largest-variances'
import { doubleOf } from '@tests/support/double-of'

const month = { from: '2026-01', to: '2026-01' }
const toDate = { from: '2026-01', to: '2026-03' }
const line = (code: string, budget: string, variance: string) => ({
  account_id: code,
  code,
  name: code,
  // The variance of January is a trap: it is larger than that of the year.
  amounts: ['0.00', '9999999.00', '0.00', budget, variance],
  shares: [],
})
const statement = (...lines: ReturnType<typeof line>[]) =>
  doubleOf<ProfitAndLoss>({
    columns: [
      { kind: 'month', ...month },
      { kind: 'variance', ...month },
      { kind: 'to_date', ...toDate },
      { kind: 'budget', ...toDate },
      { kind: 'variance', ...toDate },
    ],
    parts: [{ part: 'operating_expenses', lines, amounts: [], shares: [] }],
  })

describe('the largest variances of the year so far', () => {
  it('are three, by their size whichever way they go', () => {
    const found = largestVariances(
      statement(
        line('6100', '100.00', '-5.00'),
        line('6200', '100.00', '-900.01'),
        line('6300', '100.00', '900.00'),
        line('6400', '100.00', '20.00'),
      ),
    )
    expect(found.map(({ code, variance }) => [code, variance])).toEqual([
      ['6200', '-900.01'],
      ['6300', '900.00'],
      ['6400', '20.00'],
    ])
  })

  it('are of accounts that have a budget, and differ from it', () => {
    expect(
      largestVariances(statement(line('6100', '0.00', '500.00'), line('6200', '100.00', '0.00'))),
    ).toEqual([])
  })
})
