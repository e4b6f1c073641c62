import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, moneyText } from '@contract/kernel/money'
import type { Party } from '@contract/modules/accounting/entry.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import {
  checkExpense,
  expenseEntry,
  expenseTotals,
  type PostedExpense,
} from '@contract/modules/accounting/expense-posting.rules'
import { taxRatesOn } from '@contract/modules/accounting/tax-rates'

const TAX_RATES = taxRatesOn([], '2026-03-02')
const party: Party = { party_type: 'employee', party_id: 'e' }
const line = (said: Partial<ExpenseLine>): ExpenseLine => ({
  ...{ category_id: 'c', account_id: null, description: 'Rent', project_id: null, amount: '0.00' },
  ...{ vat_mode: 'none', atc: null, ewt_rate: null, bearers: [], ...said },
})
const paid = (lines: ExpenseLine[]): PostedExpense => ({
  ...{ lines, ou_id: 'ou', pay_mode: 'cash', payee_kind: 'supplier', tax_rates: TAX_RATES },
})
const rent = line({ amount: '10000.00', vat_mode: 'exclusive', atc: 'WC100' })
const balances = (expense: PostedExpense, balance: bigint) =>
  expenseEntry(expense, () => '6100', { advance: { party, balance } }).map(({ account, side, amount }) => [
    account,
    side,
    formatAmount(moneyText(amount)),
  ])

describe('an expense out of a cash advance', () => {
  it('EX-31 withholds and takes VAT as any other, and the advance bears what its payee got', () => {
    expect(balances(paid([rent]), 1_500_000n)).toEqual([
      ['6100', 'debit', '10,000.00'],
      ['1140', 'debit', '1,200.00'],
      ['2040', 'credit', '500.00'],
      ['1130', 'credit', '10,700.00'],
    ])
  })

  it('is paid beyond the advance where that was not enough, from the hand that paid', () => {
    expect(balances(paid([rent]), 1_000_000n).slice(-2)).toEqual([
      ['1130', 'credit', '10,000.00'],
      ['1010', 'credit', '700.00'],
    ])
  })

  it('takes of any advance what was paid, and never more than is open', () => {
    const cents = fc.bigInt({ min: 1n, max: 99_999_999n })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 5 }), cents, (amounts, balance) => {
        const expense = paid(amounts.map(amount => line({ ...rent, amount: moneyText(amount) })))
        const lines = expenseEntry(expense, () => '6100', { advance: { party, balance } })
        const of = (account: string) =>
          lines.filter(each => each.account === account).reduce((sum, { amount }) => sum + amount, 0n)
        const { payable } = expenseTotals(expense.lines, TAX_RATES)
        expect(of('1130')).toBe(payable < balance ? payable : balance)
        expect(of('1130') + of('1010')).toBe(payable)
      }),
    )
  })

  it('is never owed: whoever was paid by the advance is paid', () => {
    const draft = {
      ...{ lines: [rent], expense_date: '2026-03-02', due_on: null, tax_rates: TAX_RATES },
      ...{ pay_mode: 'owe' as const, cash_advance_id: 'a' },
    }
    expect(checkExpense(draft, () => undefined, 1)).toEqual([
      { path: 'pay_mode', code: 'expense_advance_owed' },
    ])
  })
})
