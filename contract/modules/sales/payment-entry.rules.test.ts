import { describe, expect, it } from 'vitest'
import { checkPayment, type PayingSale, type PaymentEntry } from '@contract/modules/sales/payment-entry.rules'

const TODAY = '2026-11-22'
const entry: PaymentEntry = {
  paid_on: '2026-11-20',
  amount: 5_295_327n,
  interest: 0n,
  penalty: 0n,
  source: 'developer_report',
  mode: 'bank_transfer',
  developer_or_no: 'OR-1001',
  cheque_no: null,
}
const sale: PayingSale = {
  status: 'booked',
  financing: 'bank',
  reservation_date: '2026-01-10',
  tcp: 489_079_451n,
  reported: 2_500_000n,
}
const codes = (more: Partial<PaymentEntry>, of: Partial<PayingSale> = {}) =>
  checkPayment({ ...entry, ...more }, { ...sale, ...of }, TODAY).map(({ path, code }) => `${path}: ${code}`)

describe('a payment that is reported', () => {
  it('may be written as the developer says it', () => {
    expect(codes({})).toEqual([])
  })

  it.each([
    ['of nothing', { amount: 0n }, 'amount: amount_missing'],
    [
      'whose parts are more than it',
      { interest: 5_000_000n, penalty: 300_000n },
      'applied_interest: parts_above_amount',
    ],
    ['of tomorrow', { paid_on: '2026-11-23' }, 'paid_on: paid_in_future'],
    ['before the reservation', { paid_on: '2026-01-09' }, 'paid_on: paid_before_reservation'],
    ['by a cheque without a number', { mode: 'check' as const }, 'cheque_no: cheque_no_missing'],
    ['in cash with a cheque number', { cheque_no: '77' }, 'cheque_no: cheque_no_without_cheque'],
    ['without its receipt', { developer_or_no: null }, 'developer_or_no: receipt_no_missing'],
    ['above the price by a centavo', { amount: 486_579_452n }, 'amount: over_price'],
  ])('is refused %s', (_what, more, code) => {
    expect(codes(more)).toEqual([code])
  })

  it('may be the last centavo of the price, and interest may come after it', () => {
    expect(codes({ amount: 486_579_451n })).toEqual([])
    expect(codes({ interest: 5_295_327n }, { reported: sale.tcp })).toEqual([])
  })

  it('is taken for a living sale alone', () => {
    for (const status of ['draft', 'cancelled', 'forfeited'] as const)
      expect(codes({}, { status })).toEqual(['sale_id: sale_not_live'])
  })

  it('is a take-out only where a lender pays', () => {
    expect(codes({ mode: 'loan_takeout' })).toEqual([])
    expect(codes({ mode: 'loan_takeout' }, { financing: 'in_house' })).toEqual([
      'mode: takeout_without_lender',
    ])
  })

  it('may be a post-dated cheque of ten years ahead, and of no day more', () => {
    const pdc = { mode: 'pdc' as const, cheque_no: '0001', developer_or_no: null }
    expect(codes({ ...pdc, paid_on: '2036-11-22' })).toEqual([])
    expect(codes({ ...pdc, paid_on: '2036-11-23' })).toEqual(['paid_on: paid_in_future'])
  })
})
