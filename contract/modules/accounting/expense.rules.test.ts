import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseWeight } from '@contract/kernel/parts'
import { shareCost } from '@contract/modules/accounting/expense.rules'
import { marketing, rent } from '@tests/support/march-books'

describe('an expense', () => {
  it.each([
    ['rent with VAT on top', rent, ['10000.00', '1200.00', '11200.00', '500.00', '10700.00']],
    ['marketing with VAT inside', marketing, ['6660.71', '799.28', '7459.99', '133.21', '7326.78']],
  ])('EX-31 splits %s into cost, VAT, tax withheld and what is paid', (_what, amounts, expected) => {
    const { net, vat, gross, ewt, payable } = amounts
    expect([net, vat, gross, ewt, payable].map(moneyText)).toEqual(expected)
  })

  it('EX-32 is shared by the units by their headcount', () => {
    const bearers = ['11', '7', '5'].map((heads, index) => ({
      ou_id: `unit ${index}`,
      weight: parseWeight(heads),
    }))
    const shared = shareCost({ account: '6100', net: parseMoney('85000.00') }, bearers)
    expect(shared.map(({ ou_id, net }) => [ou_id, moneyText(net)])).toEqual([
      ['unit 0', '40652.17'],
      ['unit 1', '25869.57'],
      ['unit 2', '18478.26'],
    ])
    expect(shared.every(({ account }) => account === '6100')).toBe(true)
  })
})
