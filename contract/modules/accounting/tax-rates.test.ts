import { describe, expect, it } from 'vitest'
import type { ParameterValue } from '@contract/kernel/define-parameter'
import { moneyText } from '@contract/kernel/money'
import { expenseTotals } from '@contract/modules/accounting/expense-posting.rules'
import { taxRatesOn } from '@contract/modules/accounting/tax-rates'
import { taxValuesOf } from '@contract/modules/accounting/tax-values'
import { WITHHOLDING } from '@contract/modules/accounting/withholding'

const from = (effective_from: string, code: string, value: string): ParameterValue => ({
  ...{ code, effective_from, value },
  ...{ scope: 'company', for_ou_id: null, for_project_id: null },
})
const VALUES = [
  from('2027-01-01', 'accounting.vat_rate', '10'),
  from('2027-01-01', 'accounting.withholding_wc100', '6.5'),
  from('2028-01-01', 'accounting.withholding_wc100', '7'),
]
const RENT = { amount: '11200.00', vat_mode: 'inclusive', atc: 'WC100' } as const
const figuresOn = (on: string, line: object = RENT) =>
  Object.values(expenseTotals([line as typeof RENT], taxRatesOn(VALUES, on))).map(moneyText)

describe('rates of tax', () => {
  it('EX-31 stay what they were until the day before a change, and are others from the day itself', () => {
    expect(figuresOn('2026-12-31')).toEqual(['10000.00', '1200.00', '11200.00', '500.00', '10700.00'])
    expect(figuresOn('2027-01-01')).toEqual(['10181.82', '1018.18', '11200.00', '661.82', '10538.18'])
    expect(figuresOn('2028-01-01')[3]).toBe('712.73')
  })

  it('give way to a rate that was entered for the line', () => {
    expect(figuresOn('2027-01-01', { ...RENT, ewt_rate: '1' })[3]).toBe('101.82')
  })

  it('are those of the law for every code until somebody sets one', () => {
    const { vat, withholding } = taxRatesOn([], '2026-12-31')
    expect(vat).toBe('12')
    expect(withholding).toEqual(
      Object.fromEntries(Object.entries(WITHHOLDING).map(([code, { rate }]) => [code, rate])),
    )
  })

  it('travel to forms without the other parameters', () => {
    const other = from('2027-01-01', 'sales.discount_limit', '5')
    expect(taxValuesOf([other, ...VALUES])).toEqual(VALUES)
  })
})
