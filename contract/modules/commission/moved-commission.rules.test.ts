import { expect, it } from 'vitest'
import { movedCommission } from '@contract/modules/commission/moved-commission.rules'

const change = (sale_seller_id: string | null, seq: number, before: string, after: string) => ({
  ...{ seq, sale_seller_id, seller_name: sale_seller_id, level: null, before, after },
})

it('what a seller loses in one tranche and gains in another has moved to nobody', () => {
  expect(movedCommission([change('a', 1, '100.00', '0.00'), change('a', 2, '0.00', '100.00')])).toBe(0n)
})

it('counts what sellers and the company gain, once', () => {
  expect(
    movedCommission([
      change('a', 1, '300.00', '0.00'),
      change('b', 1, '0.00', '200.00'),
      change(null, 1, '50.00', '150.00'),
    ]),
  ).toBe(30_000n)
})
