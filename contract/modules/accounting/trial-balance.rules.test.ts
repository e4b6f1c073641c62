import { describe, expect, it } from 'vitest'
import type { AccountTotal } from '@contract/modules/accounting/account-total'
import { trialBalance } from '@contract/modules/accounting/trial-balance.rules'
import { MARCH_BALANCES, MARCH_BOOKS, monthTotals } from '@tests/support/march-books'

const march = monthTotals(MARCH_BOOKS)
const bank = (month: string, debit: bigint, credit = 0n): AccountTotal => ({
  account_id: '1020',
  code: '1020',
  name: 'Cash in bank',
  type: 'asset',
  month,
  debit,
  credit,
})

describe('the trial balance', () => {
  it('EX-34 closes each account by what it is open by', () => {
    const { rows, totals } = trialBalance(march, { from: '2026-03', to: '2026-03' })
    expect(Object.fromEntries(rows.map(({ code, closing }) => [code, closing]))).toEqual(MARCH_BALANCES)
    expect(totals.debit).toBe(totals.credit)
    expect(totals).toMatchObject({ opening: '0.00', closing: '0.00' })
  })

  it('EX-34 opens the next month by it, with nothing moved and no account that is settled', () => {
    const { rows, totals } = trialBalance(march, { from: '2026-04', to: '2026-04' })
    const open = Object.entries(MARCH_BALANCES).filter(([, balance]) => balance !== '0.00')
    expect(rows.map(({ code, opening, closing }) => [code, opening, closing])).toEqual(
      open.map(([code, balance]) => [code, balance, balance]),
    )
    expect(totals).toEqual({ opening: '0.00', debit: '0.00', credit: '0.00', closing: '0.00' })
  })

  it('counts the first and the last month of its span, and what comes later not at all', () => {
    const totals = [
      bank('2025-12', 0n, 700n),
      bank('2026-01', 100n),
      bank('2026-03', 50n, 20n),
      bank('2026-04', 9_000n),
    ]
    expect(trialBalance(totals, { from: '2026-01', to: '2026-03' }).rows).toEqual([
      {
        account_id: '1020',
        code: '1020',
        name: 'Cash in bank',
        type: 'asset',
        opening: '-7.00',
        debit: '1.50',
        credit: '0.20',
        closing: '-5.70',
      },
    ])
  })
})
