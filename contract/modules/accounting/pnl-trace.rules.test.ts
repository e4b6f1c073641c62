import { describe, expect, it } from 'vitest'
import { moneyText } from '@contract/kernel/money'
import { accountsOfPart, pnlTrace, shareOfTrace } from '@contract/modules/accounting/pnl-trace.rules'
import {
  comparedColumns,
  pnlColumns,
  profitAndLoss,
  type PnlTotal,
} from '@contract/modules/accounting/profit-and-loss.rules'
import { MARCH_BOOKS, monthTotals } from '@tests/support/march-books'
import { doubleOf } from '@tests/support/double-of'

const COLUMNS = comparedColumns(pnlColumns(2026, '2026-05-04'), ['budget', 'previous'])
const books = monthTotals(MARCH_BOOKS)
const TOTALS: PnlTotal[] = [
  ...books,
  ...books.map(total => ({ ...total, month: '2025-03', credit: total.credit * 2n })),
  ...books.map(total => ({ ...total, debit: total.debit + 100n, is_budget: true })),
]
const march = COLUMNS.find(({ kind, from }) => kind === 'month' && from === '2026-03')!
const shown = (trace: ReturnType<typeof pnlTrace>) => trace.map(({ key, amount }) => [key, moneyText(amount)])

describe('the trace of a figure of the statement', () => {
  it('ends in the very amount and share of each cell, whatever column and line it is of', () => {
    const parts = profitAndLoss(TOTALS, COLUMNS)
    let compared = 0
    for (const { part, lines, ...figures } of parts)
      for (const [at, column] of COLUMNS.entries())
        for (const cell of [
          { ...figures, whose: { part } },
          ...lines.map(line => ({ ...line, whose: { account_id: line.account_id } })),
        ]) {
          const asked = { column, ...cell.whose }
          const trace = pnlTrace(TOTALS, asked)
          expect(moneyText(trace.at(-1)!.amount)).toBe(cell.amounts[at])
          expect(shareOfTrace(TOTALS, asked, trace)?.percent ?? null).toBe(cell.shares[at])
          compared += 1
        }
    expect(compared).toBeGreaterThan(500)
  })

  it('EX-34 names what the account of a month was credited and debited', () => {
    expect(shown(pnlTrace(TOTALS, { column: march, account_id: '6300' }))).toEqual([
      ['credit', '0.00'],
      ['debit', '6660.71'],
      ['amount', '-6660.71'],
    ])
  })

  it('EX-34 names the result and the groups that gross profit and operating income are the sum of', () => {
    expect(shown(pnlTrace(TOTALS, { column: march, part: 'gross_profit' }))).toEqual([
      ['part:revenue', '75242.99'],
      ['part:cost_of_services', '-61448.45'],
      ['amount', '13794.54'],
    ])
    expect(shown(pnlTrace(TOTALS, { column: march, part: 'operating_income' })).map(([key]) => key)).toEqual([
      'part:gross_profit',
      'part:operating_expenses',
      'amount',
    ])
  })

  it('names the accounts of a group, the months of a year, and both sides of a variance', () => {
    const keysOf = (kind: string, whose: object) =>
      pnlTrace(TOTALS, doubleOf({ column: COLUMNS.find(column => column.kind === kind)!, ...whose })).map(
        ({ key }) => key,
      )
    expect(keysOf('month', { part: 'cost_of_services' })).toEqual(['account:5010', 'account:5020', 'amount'])
    expect(keysOf('to_date', { account_id: '5010' })).toEqual([
      ...['01', '02', '03', '04', '05'].map(month => `month:2026-${month}`),
      'amount',
    ])
    expect(keysOf('variance', { account_id: '5010' })).toEqual(['posted', 'budget', 'amount'])
    expect(keysOf('budget', { account_id: '5010' })).toEqual(['budget', 'amount'])
  })

  it('leads to the entries of all accounts that a result counts, and of those of a group alone', () => {
    const parts = profitAndLoss(TOTALS, COLUMNS)
    expect(accountsOfPart(parts, 'gross_profit')).toEqual(['4010', '5010', '5020'])
    expect(accountsOfPart(parts, 'cost_of_services')).toEqual(['5010', '5020'])
    expect(accountsOfPart(parts, 'net_income')).toHaveLength(8)
  })
})
