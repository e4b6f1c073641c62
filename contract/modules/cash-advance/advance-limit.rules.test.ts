import { describe, expect, it } from 'vitest'
import { parseMoney, moneyText } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import {
  advanceLimit,
  limitBaseOf,
  refuseAdvance,
  type AdvanceStanding,
} from '@contract/modules/cash-advance/advance-limit.rules'

const limitOf = (base: 'earnings' | 'pay', amount: string, rate: string, open: string) =>
  moneyText(
    advanceLimit({ base, amount: parseMoney(amount), rate: parseRate(rate), open: parseMoney(open) }).limit,
  )

describe('the safe limit of an advance (R-15)', () => {
  it('is half of what a seller has earned and not been paid, less what is open', () => {
    expect(limitOf('earnings', '29261.16', '50', '6000.00')).toBe('8630.58')
    expect(limitOf('earnings', '14630.58', '50', '0.00')).toBe('7315.29')
  })

  it('is one basic pay of an employee, less what is open', () => {
    expect(limitOf('pay', '28000.00', '100', '0.00')).toBe('28000.00')
    expect(limitOf('pay', '28000.00', '100', '25000.00')).toBe('3000.00')
  })

  it('is nothing, and never less, where more is open than may be advanced', () => {
    expect(limitOf('earnings', '1000.00', '50', '9000.00')).toBe('0.00')
  })

  it('tells how it came about', () => {
    const { steps } = advanceLimit({ base: 'earnings', amount: 1001n, rate: parseRate('50'), open: 100n })
    expect(steps.map(({ key, amount }) => [key, amount])).toEqual([
      ['unreleased', 1001n],
      ['ceiling', 501n],
      ['open', 100n],
      ['covered', 100n],
      ['limit', 401n],
    ])
  })

  it.each([
    ['commission', true, true, 'earnings'],
    ['liquidation', true, false, 'earnings'],
    ['liquidation', true, true, 'pay'],
    ['payroll', true, true, 'pay'],
    ['liquidation', false, true, 'pay'],
    ['commission', false, true, 'pay'],
  ] as const)(
    'of one that is repaid by %s (sells: %s, is paid: %s) is measured by %s',
    (by, sells, isPaid, base) => {
      expect(limitBaseOf(by, { sells, isPaid })).toBe(base)
    },
  )
})

describe('asking for an advance', () => {
  const free: AdvanceStanding = {
    base: 'pay',
    limit: 500_000n,
    operational: 0,
    overdue: 0,
    sells: false,
    isPaid: true,
  }
  const asked = { purpose: 'operational', repayment: 'liquidation', amount: 400_000n } as const
  const codes = (of: Partial<typeof asked> | object, standing: Partial<AdvanceStanding> = {}, atOnce = 1) =>
    refuseAdvance({ ...asked, ...of }, { ...free, ...standing }, atOnce).map(({ code }) => code)

  it('is refused with one operational advance open, and with none of another purpose', () => {
    expect(codes({})).toEqual([])
    expect(codes({}, { operational: 1 })).toEqual(['advance_open_before'])
    expect(codes({}, { operational: 1 }, 2)).toEqual([])
    expect(codes({ purpose: 'travel' }, { operational: 1 })).toEqual([])
  })

  it('is refused while any earlier one is overdue', () => {
    expect(codes({ purpose: 'travel' }, { overdue: 1 })).toEqual(['advance_overdue'])
  })

  it('stays within the limit where it is repaid out of pay or commission, or by a seller', () => {
    expect(codes({ repayment: 'payroll', amount: 500_000n })).toEqual([])
    expect(codes({ repayment: 'payroll', amount: 500_001n })).toEqual(['advance_over_limit'])
    expect(codes({ amount: 500_001n })).toEqual([])
    expect(codes({ amount: 500_001n }, { base: 'earnings', sells: true, isPaid: false })).toEqual([
      'advance_over_limit',
    ])
  })

  it('is repaid out of commission by sellers alone, and out of pay by those who have some', () => {
    expect(codes({ repayment: 'commission' })).toEqual(['advance_needs_seller'])
    expect(codes({ repayment: 'payroll' }, { isPaid: false })).toEqual(['advance_needs_pay'])
  })
})
