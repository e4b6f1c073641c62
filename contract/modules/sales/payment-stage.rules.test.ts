import { describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import {
  collectedPrincipal,
  paymentStage,
  type BuyerPayment,
  type PaymentState,
} from '@contract/modules/sales/payment-stage.rules'

const payment = (overrides: Partial<BuyerPayment> = {}): BuyerPayment => ({
  applied_principal: parseMoney('1000.00'),
  mode: 'cash',
  cleared_on: null,
  bounced_on: null,
  ...overrides,
})

describe('what a developer has collected', () => {
  it('counts cash at once and a cheque when it has cleared', () => {
    expect(collectedPrincipal([payment()])).toBe(parseMoney('1000.00'))
    expect(collectedPrincipal([payment({ mode: 'pdc' }), payment({ mode: 'check' })])).toBe(0n)
    expect(collectedPrincipal([payment({ mode: 'pdc', cleared_on: '2026-03-01' })])).toBe(
      parseMoney('1000.00'),
    )
  })

  it('no longer counts a cheque that bounced', () => {
    const bounced = payment({ mode: 'check', cleared_on: '2026-03-01', bounced_on: '2026-03-04' })
    expect(collectedPrincipal([payment(), bounced])).toBe(parseMoney('1000.00'))
  })
})

describe('the stage of a payment', () => {
  const stage = (collected: string, overrides: Partial<PaymentState> = {}) =>
    paymentStage({
      financing: 'bank',
      tcp: parseMoney('4890794.51'),
      dp_amount: parseMoney('978158.90'),
      reservation_fee: parseMoney('25000.00'),
      collected: parseMoney(collected),
      is_taken_out: false,
      ...overrides,
    })

  it('goes with the money', () => {
    expect(stage('0.00')).toBe('reservation')
    expect(stage('25000.00')).toBe('reservation')
    expect(stage('25000.01')).toBe('downpayment')
    expect(stage('978158.89')).toBe('downpayment')
    expect(stage('978158.90')).toBe('balance_processing')
    expect(stage('4890794.50')).toBe('balance_processing')
    expect(stage('4890794.51')).toBe('paid')
  })

  it('is one of instalments where the balance is paid in instalments', () => {
    expect(stage('978158.90', { financing: 'in_house' })).toBe('amortization')
    expect(stage('978158.90', { financing: 'deferred_cash' })).toBe('amortization')
  })

  it('is taken out once the bank stands in, until the last centavo is in', () => {
    expect(stage('978158.90', { is_taken_out: true })).toBe('taken_out')
    expect(stage('4890794.51', { is_taken_out: true })).toBe('paid')
  })
})
