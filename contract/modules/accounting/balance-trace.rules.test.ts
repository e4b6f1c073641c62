import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText } from '@contract/kernel/money'
import type { AccountTotal } from '@contract/modules/accounting/account-total'
import { ACCOUNT_TYPES } from '@contract/modules/accounting/account.rules'
import { balanceSheet, BALANCE_PARTS } from '@contract/modules/accounting/balance-sheet.rules'
import { balanceTrace, SHEET_RESULTS, TRIAL_FIGURES } from '@contract/modules/accounting/balance-trace.rules'
import { trialBalance } from '@contract/modules/accounting/trial-balance.rules'

const span = { from: '2026-02', to: '2026-04' }
const MONTHS = ['2025-11', '2026-01', '2026-02', '2026-03', '2026-04']
const amount = fc.bigInt({ min: 0n, max: 10n ** 12n })
const totals: fc.Arbitrary<AccountTotal[]> = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: ACCOUNT_TYPES.length - 1 }),
      month: fc.constantFrom(...MONTHS),
      debit: amount,
      credit: amount,
    }),
    { maxLength: 30 },
  )
  .map(rows =>
    rows.map(({ at, ...row }) => ({
      ...row,
      account_id: `account-${at}`,
      code: `${1000 + at}`,
      name: `Account ${at}`,
      type: ACCOUNT_TYPES[at] ?? 'asset',
    })),
  )
const last = (steps: ReturnType<typeof balanceTrace>) => moneyText(steps.at(-1)?.amount ?? 0n)

describe('the trace of a balance', () => {
  it('ends with the very figure of the trial balance, of each account and of all', () => {
    fc.assert(
      fc.property(totals, books => {
        const shown = trialBalance(books, span)
        for (const figure of TRIAL_FIGURES) {
          expect(last(balanceTrace(books, span, { figure }))).toBe(shown.totals[figure])
          for (const row of shown.rows)
            expect(last(balanceTrace(books, span, { figure, account_id: row.account_id }))).toBe(row[figure])
        }
      }),
    )
  })

  it('ends with the very figure of the balance sheet, of each line, part and result', () => {
    fc.assert(
      fc.property(totals, books => {
        const sheet = balanceSheet(books, span.to)
        for (const { part, lines, amount: sum } of sheet.parts) {
          expect(last(balanceTrace(books, span, { figure: 'amount', part }))).toBe(sum)
          for (const line of lines)
            expect(last(balanceTrace(books, span, { figure: 'amount', account_id: line.account_id }))).toBe(
              line.amount,
            )
        }
        expect(sheet.parts.map(({ part }) => part)).toEqual([...BALANCE_PARTS])
        for (const figure of SHEET_RESULTS)
          expect(last(balanceTrace(books, span, { figure }))).toBe(sheet[figure])
      }),
    )
  })

  it('names what went in: of a closing balance the opening, both sides and what moved', () => {
    const books = [
      { month: '2026-01', debit: 500n, credit: 0n },
      { month: '2026-03', debit: 200n, credit: 50n },
    ].map(row => ({ ...row, account_id: 'a', code: '1020', name: 'Bank', type: 'asset' as const }))
    const steps = balanceTrace(books, span, { figure: 'closing', account_id: 'a' })
    expect(steps.map(({ key, amount: each }) => [key, each])).toEqual([
      ['opening', 500n],
      ['debit', 200n],
      ['credit', 50n],
      ['movement', 150n],
      ['amount', 650n],
    ])
    const debits = balanceTrace(books, span, { figure: 'debit', account_id: 'a' })
    expect(debits.map(({ key }) => key)).toEqual([
      ...['month:2026-02', 'month:2026-03', 'month:2026-04'],
      'amount',
    ])
  })
})
