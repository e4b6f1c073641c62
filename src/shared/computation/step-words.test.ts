import { describe, expect, it } from 'vitest'
import type { ShownStep } from '@contract/selling/step.schema'
import { writtenSteps, type OmitStep } from '@/shared/computation/step-words'

const step = (key: string, amount: string, how: ShownStep['how']): ShownStep => ({
  key,
  amount,
  how,
  rule: 'R-01',
})
const given = (key: string, amount: string) => step(key, amount, { by: 'given', amount })
const omitUnchangedPrice: OmitStep = ({ key, amount }, amountOf) =>
  key === 'discounted_price' && amount === amountOf('list_price')
const formulas = (steps: readonly ShownStep[]) =>
  Object.fromEntries(
    writtenSteps(steps, omitUnchangedPrice).map(({ step: { key }, formula }) => [key, formula]),
  )

describe('the steps of a price', () => {
  it('EX-04 say how each amount came about', () => {
    const golden = [
      given('list_price', '4287350.00'),
      step('discount_amount', '107183.75', { by: 'percent', of: 'list_price', rate: '2.500000' }),
      step('net_list_price', '4180166.25', {
        by: 'difference',
        from: 'list_price',
        less: ['discount_amount'],
      }),
      step('vat_amount', '501619.95', { by: 'percent', of: 'net_list_price', rate: '12.000000' }),
      step('misc_fee_amount', '209008.31', { by: 'percent', of: 'net_list_price', rate: '5.000000' }),
      given('other_charges', '0.00'),
      step('tcp', '4890794.51', {
        by: 'sum',
        of: ['net_list_price', 'vat_amount', 'misc_fee_amount', 'other_charges'],
      }),
    ]
    expect(formulas(golden)).toEqual({
      list_price: '',
      discount_amount: '4,287,350.00 × 2.5 %',
      net_list_price: '4,287,350.00 − 107,183.75',
      vat_amount: '4,180,166.25 × 12 %',
      misc_fee_amount: '4,180,166.25 × 5 %',
      tcp: '4,180,166.25 + 501,619.95 + 209,008.31',
    })
  })

  it('EX-02 divide a price that holds its tax, and leave out what is nothing', () => {
    const said = formulas([
      given('list_price', '5600000.00'),
      given('discount_amount', '0.00'),
      step('discounted_price', '5600000.00', {
        by: 'difference',
        from: 'list_price',
        less: ['discount_amount'],
      }),
      step('net_list_price', '5000000.00', { by: 'net_of_tax', of: 'discounted_price', rate: '12.000000' }),
    ])
    expect(said['net_list_price']).toBe('5,600,000.00 ÷ 1.12')
    expect(said['discount_amount']).toBeUndefined()
    expect(Object.keys(said)).toEqual(['list_price', 'net_list_price'])
  })
})
