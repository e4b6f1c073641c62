import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import { buildSchedule } from '@contract/selling/schedule.rules'
import {
  groupsOf,
  openOf,
  stateOf,
  sumsOf,
  type ScheduleLine,
} from '@/features/sales/schedule/schedule-lines'

const golden: ScheduleLine[] = buildSchedule({
  tcp: parseMoney('4890794.51'),
  financing: 'bank',
  reservation_fee: parseMoney('25000.00'),
  reservation_date: '2026-03-14',
  dp_rate: parseRate('20'),
  spot_dp_amount: 0n,
  dp_start_date: '2026-04-14',
  dp_terms_months: 18,
  balance_terms_months: 0,
  interest_rate: 0n,
}).rows.map(row => ({
  ...row,
  principal: moneyText(row.principal),
  interest: moneyText(row.interest),
  amount: moneyText(row.amount),
  paid_amount: '0.00',
  principal_left: '0.00',
}))

describe('a schedule as it is shown', () => {
  it('EX-05 foots to the contract price, in rows as in groups', () => {
    expect(sumsOf(golden).principal).toBe('4890794.51')
    expect(
      groupsOf(golden).map(({ kind, count, each, lastAmount }) => [kind, count, each, lastAmount]),
    ).toEqual([
      ['reservation', 1, '25000.00', '25000.00'],
      ['downpayment', 18, '52953.27', '52953.31'],
      ['balance', 1, '3912635.61', '3912635.61'],
    ])
  })

  it('knows of each row what is open and what is late', () => {
    const [first] = golden
    if (!first) throw new Error('no row')
    expect(openOf({ ...first, paid_amount: '10000.00' })).toBe('15000.00')
    expect(stateOf({ ...first, paid_amount: '25000.00' }, '2026-05-01')).toBe('paid')
    expect(stateOf({ ...first, paid_amount: '10000.00' }, '2026-03-14')).toBe('partly')
    expect(stateOf({ ...first, paid_amount: '10000.00' }, '2026-03-15')).toBe('overdue')
    expect(stateOf(first, '2026-03-14')).toBe('due')
  })
})
