import { describe, expect, it } from 'vitest'
import { transition } from '@contract/kernel/state-machine'
import { holdExpiry } from '@contract/selling/hold.rules'
import { NO_SALE_FACTS, type SaleFacts } from '@contract/modules/sales/sale-guards.rules'
import { saleMachine, type SaleTrigger } from '@contract/modules/sales/sale-state.rules'
import { LIVE_SALE_STATUSES, SALE_STATUSES, type SaleStatus } from '@contract/modules/sales/sale-status'

const NOW = '2026-11-20T02:00:00.000Z'

const nothingKnown: SaleFacts = { ...NO_SALE_FACTS, now: NOW, today: '2026-11-20' }

const everythingReady: SaleFacts = {
  ...nothingKnown,
  unit: { status: 'available', hold: null },
  seller_employee_ids: ['ana'],
  agent_count: 1,
  actor_is_seller: false,
  reservation_fee: 100n,
  receipt_no: 'AR-1',
  buyer_consented: true,
  scheduled_principal: 500n,
  tcp: 500n,
  documents_missing: 0,
  cts_signed_on: '2026-11-19',
  down_payment_secured: true,
  reservation_valid_to: '2026-11-19',
  notice_sent_on: '2026-11-17',
  reason: 'backed out',
  approved: true,
  maceda_acknowledged: true,
  developer_notice_no: 'N-7',
  collected_principal: 500n,
  cancelled_on: '2026-11-01',
}

const attempt = (from: SaleStatus, trigger: SaleTrigger, facts: SaleFacts) =>
  transition(saleMachine, { from, trigger, facts, may: () => true })

const missing = (from: SaleStatus, trigger: SaleTrigger, overrides: Partial<SaleFacts>) => {
  const outcome = attempt(from, trigger, { ...everythingReady, ...overrides })
  return !outcome.done && outcome.reason === 'not_ready' ? outcome.missing : []
}

describe('a sale', () => {
  it('knows these steps and no other', () => {
    const triggers = [...new Set(saleMachine.rows.map(({ trigger }) => trigger))]
    const steps = SALE_STATUSES.flatMap(from =>
      triggers.flatMap(trigger => {
        const outcome = attempt(from, trigger, everythingReady)
        return outcome.done ? [`${from} ${trigger} ${outcome.to}`] : []
      }),
    )
    expect(steps.toSorted()).toEqual(
      [
        'draft reserve reserved',
        'reserved book booked',
        'reserved forfeit forfeited',
        'reserved cancel cancelled',
        'reserved amend reserved',
        'booked cancel cancelled',
        'booked pay_off fully_paid',
        'booked amend booked',
        'cancelled reinstate reserved',
      ].toSorted(),
    )
  })

  it('does nothing as long as nothing is known', () => {
    const done = saleMachine.rows.filter(({ from, trigger }) => attempt(from, trigger, nothingKnown).done)
    expect(done).toEqual([])
  })

  it('asks for the right its step names, and paying off for none', () => {
    for (const { from, trigger, permission } of saleMachine.rows) {
      const outcome = transition(saleMachine, { from, trigger, facts: everythingReady, may: () => false })
      expect(outcome.done).toBe(permission === null)
      expect(permission === null).toBe(trigger === 'pay_off')
    }
  })

  it.each<[SaleStatus, SaleTrigger, string, Partial<SaleFacts>]>([
    ['draft', 'reserve', 'unit_free', { unit: { status: 'blocked', hold: null } }],
    ['draft', 'reserve', 'unit_free', { unit: { status: 'sold', hold: null } }],
    ['draft', 'reserve', 'lead_cleared', { lead_protected_for: 'ben' }],
    ['draft', 'reserve', 'fee_received', { reservation_fee: 0n }],
    ['draft', 'reserve', 'fee_received', { receipt_no: ' ' }],
    ['draft', 'reserve', 'agent_named', { agent_count: 0 }],
    ['draft', 'reserve', 'buyer_consented', { buyer_consented: false }],
    ['draft', 'reserve', 'schedule_foots', { scheduled_principal: 499n }],
    ['reserved', 'book', 'documents_verified', { documents_missing: 1 }],
    ['reserved', 'book', 'contract_signed', { cts_signed_on: null }],
    ['reserved', 'book', 'down_payment_secured', { down_payment_secured: false }],
    ['reserved', 'book', 'not_own_sale', { actor_is_seller: true }],
    ['reserved', 'forfeit', 'reservation_over', { reservation_valid_to: '2026-11-20' }],
    ['reserved', 'forfeit', 'notice_served', { notice_sent_on: '2026-11-18' }],
    ['reserved', 'cancel', 'reason_given', { reason: '' }],
    ['booked', 'cancel', 'approved', { approved: false }],
    ['booked', 'cancel', 'law_acknowledged', { maceda_acknowledged: false }],
    ['booked', 'cancel', 'developer_notified', { developer_notice_no: null }],
    ['booked', 'pay_off', 'price_collected', { collected_principal: 499n }],
    ['cancelled', 'reinstate', 'recently_cancelled', { cancelled_on: '2026-10-20' }],
    ['cancelled', 'reinstate', 'unit_free', { unit: { status: 'reserved', hold: null } }],
    ['booked', 'amend', 'new_unit_free', { new_unit: { status: 'reserved', hold: null } }],
  ])('%s: to %s it says what is missing: %s', (from, trigger, guard, overrides) => {
    expect(missing(from, trigger, overrides)).toEqual([guard])
  })

  it('takes a unit its own seller holds, and nobody else’s before the hold has run out', () => {
    const held = (employee: string, expires_at: string) => ({
      unit: {
        status: 'on_hold' as const,
        hold: { held_by_employee_id: employee, expires_at, released_at: null, extensions: 0 },
      },
    })
    expect(missing('draft', 'reserve', held('ana', holdExpiry(NOW)))).toEqual([])
    expect(missing('draft', 'reserve', held('ben', holdExpiry(NOW)))).toEqual(['unit_free'])
    expect(missing('draft', 'reserve', held('ben', NOW))).toEqual([])
  })

  it('takes a protected lead by its own seller, or by a decision', () => {
    expect(missing('draft', 'reserve', { lead_protected_for: 'ana' })).toEqual([])
    expect(missing('draft', 'reserve', { lead_protected_for: 'ben', protection_waived: true })).toEqual([])
  })

  it('is paid off by the bank as by the buyer', () => {
    expect(missing('booked', 'pay_off', { collected_principal: 0n, taken_out_on: '2026-11-20' })).toEqual([])
  })

  it('keeps its unit from everybody else while it is reserved, booked or paid', () => {
    expect(LIVE_SALE_STATUSES).toEqual(['reserved', 'booked', 'fully_paid'])
  })
})
