import { describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import type { AccountTotal } from '@contract/modules/accounting/account-total'
import {
  comparedColumns,
  pnlColumns,
  profitAndLoss,
  shareOf,
} from '@contract/modules/accounting/profit-and-loss.rules'
import { MARCH_BOOKS, MARCH_STATEMENT, monthTotals } from '@tests/support/march-books'

const TODAY = '2026-05-04'
const MARCH = 2
const TO_DATE = 12
const PREVIOUS = 13

const march = profitAndLoss(monthTotals(MARCH_BOOKS), pnlColumns(2026, TODAY))
const figuresIn = (parts: typeof march, column: number) =>
  Object.fromEntries(parts.map(({ part, amounts, shares }) => [part, [amounts[column], shares[column]]]))
const total = (overrides: Partial<AccountTotal>): AccountTotal => ({
  account_id: '4010',
  code: '4010',
  name: 'Commission income',
  type: 'revenue',
  month: '2026-03',
  debit: 0n,
  credit: 0n,
  ...overrides,
})

describe('the monthly profit and loss', () => {
  it('EX-34 goes from revenue to net income, each part with its share of revenue', () => {
    expect(figuresIn(march, MARCH)).toEqual(MARCH_STATEMENT)
  })

  it('EX-34 has a line for each account, costs below nothing', () => {
    const lines = march.flatMap(({ part, lines }) =>
      lines.map(({ code, amounts }) => [part, code, amounts[MARCH]]),
    )
    expect(lines).toEqual([
      ['revenue', '4010', '75242.99'],
      ['cost_of_services', '5010', '-43891.74'],
      ['cost_of_services', '5020', '-17556.71'],
      ['operating_expenses', '6010', '-28000.00'],
      ['operating_expenses', '6020', '-3730.00'],
      ['operating_expenses', '6100', '-10000.00'],
      ['operating_expenses', '6300', '-6660.71'],
      ['other', '4910', '125.40'],
    ])
  })

  it('EX-35 takes a void back in the month of its mirror, and leaves the closed month as it was', () => {
    const mirror = total({
      code: '6300',
      account_id: '6300',
      type: 'expense',
      month: '2026-05',
      credit: 666_071n,
    })
    const parts = profitAndLoss([...monthTotals(MARCH_BOOKS), mirror], pnlColumns(2026, TODAY))
    const line = parts.flatMap(({ lines }) => lines).find(({ code }) => code === '6300')
    expect([line?.amounts[MARCH], line?.amounts[4], line?.amounts[TO_DATE]]).toEqual([
      '-6660.71',
      '6660.71',
      '0.00',
    ])
    expect(line?.shares[4]).toBeNull()
  })

  it('compares the year so far with the same months of the year before', () => {
    const credit = (month: string, text: string) => total({ month, credit: parseMoney(text) })
    const totals = [
      credit('2025-05', '40.00'),
      credit('2025-06', '900.00'),
      credit('2026-01', '10.00'),
      credit('2026-05', '20.00'),
      credit('2026-06', '5.00'),
    ]
    const revenueOf = (year: number) => profitAndLoss(totals, pnlColumns(year, TODAY))[0]!.amounts
    expect([revenueOf(2026)[TO_DATE], revenueOf(2026)[PREVIOUS]]).toEqual(['30.00', '40.00'])
    expect([revenueOf(2026)[5], revenueOf(2025)[TO_DATE]]).toEqual(['5.00', '940.00'])
    expect(pnlColumns(2025, TODAY)[PREVIOUS]).toEqual({ kind: 'previous', from: '2024-01', to: '2024-12' })
  })

  it('stands beside the budget of the same months, and beside the year before', () => {
    const line = (month: string, text: string, more = {}) => ({
      ...total({ month, debit: parseMoney(text), type: 'expense', code: '6100', account_id: '6100' }),
      ...more,
    })
    const totals = [
      line('2026-01', '120.00'),
      line('2025-01', '80.00'),
      line('2026-01', '100.00', { is_budget: true }),
      line('2026-02', '70.00', { is_budget: true }),
    ]
    const columns = comparedColumns(pnlColumns(2026, TODAY), ['budget', 'previous'])
    expect(columns.slice(0, 4).map(({ kind, from }) => [kind, from])).toEqual([
      ['month', '2026-01'],
      ['budget', '2026-01'],
      ['variance', '2026-01'],
      ['last_year', '2025-01'],
    ])
    const [rent] = profitAndLoss(totals, columns).find(({ part }) => part === 'operating_expenses')!.lines
    expect(rent!.amounts.slice(0, 8)).toEqual([
      ...['-120.00', '-100.00', '-20.00', '-80.00'],
      ...['0.00', '-70.00', '70.00', '0.00'],
    ])
    expect(rent!.amounts.slice(-4)).toEqual(['-120.00', '-170.00', '50.00', '-80.00'])
    expect(comparedColumns(columns, [])).toEqual(columns)
  })

  it('has no line for an account without a figure, and of no revenue says no share', () => {
    const reversed = total({ type: 'tax', code: '8010', debit: 5n, credit: 5n })
    const parts = profitAndLoss([reversed], pnlColumns(2026, TODAY))
    expect(parts.flatMap(({ lines }) => lines)).toEqual([])
    expect(new Set(parts.flatMap(({ shares }) => shares))).toEqual(new Set([null]))
  })

  it.each([
    ['0.05', '100.00', '0.1'],
    ['-0.05', '100.00', '-0.1'],
    ['0.04', '100.00', '0.0'],
    ['-0.04', '100.00', '0.0'],
    ['1.00', '-3.00', '-33.3'],
    ['12345678901234.56', '0.01', '123456789012345600.0'],
  ])('says of %s that it is of %s revenue %s percent', (amount, revenue, share) => {
    expect(shareOf(parseMoney(amount), parseMoney(revenue))).toBe(share)
  })
})
