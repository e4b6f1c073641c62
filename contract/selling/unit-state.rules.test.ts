import { describe, expect, it } from 'vitest'
import { transition } from '@contract/kernel/state-machine'
import { holdExpiry, type Hold } from '@contract/selling/hold.rules'
import {
  UNIT_STATUSES,
  unitMachine,
  unitStatusNow,
  type UnitFacts,
  type UnitStatus,
  type UnitTrigger,
} from '@contract/selling/unit-state.rules'

const NOW = '2026-11-20T02:00:00.000Z'
const LATER = '2026-11-23T02:00:00.000Z'

const anasHold: Hold = {
  held_by_employee_id: 'ana',
  expires_at: holdExpiry(NOW),
  released_at: null,
  extensions: 0,
}

const facts = (overrides: Partial<UnitFacts> = {}): UnitFacts => ({
  list_price: 100n,
  has_licence_to_sell: true,
  reason: 'flooded',
  hold: null,
  employee_ids: ['ana'],
  turnover_on: '2026-11-20',
  now: NOW,
  ...overrides,
})

const attempt = (from: UnitStatus, trigger: UnitTrigger, overrides: Partial<UnitFacts> = {}) =>
  transition(unitMachine, { from, trigger, facts: facts(overrides), may: () => true })

const missing = (from: UnitStatus, trigger: UnitTrigger, overrides: Partial<UnitFacts>) => {
  const outcome = attempt(from, trigger, overrides)
  return !outcome.done && outcome.reason === 'not_ready' ? outcome.missing : []
}

describe('a unit', () => {
  it('knows these steps and no other', () => {
    const triggers = [...new Set(unitMachine.rows.map(({ trigger }) => trigger))]
    const steps = UNIT_STATUSES.flatMap(from =>
      triggers.flatMap(trigger => {
        const outcome = attempt(from, trigger, { hold: from === 'on_hold' ? anasHold : null })
        return outcome.done ? [`${from} ${trigger} ${outcome.to}`] : []
      }),
    )
    expect(steps.toSorted()).toEqual(
      [
        'draft publish available',
        'available hold on_hold',
        'on_hold extend_hold on_hold',
        'on_hold end_hold available',
        'on_hold release_hold available',
        'available reserve reserved',
        'on_hold reserve reserved',
        'reserved sell sold',
        'reserved free available',
        'sold free available',
        'sold turn_over turned_over',
        'draft block blocked',
        'available block blocked',
        'blocked unblock available',
        'draft withdraw withdrawn',
        'available withdraw withdrawn',
        'blocked withdraw withdrawn',
      ].toSorted(),
    )
  })

  it('is published with a price and a licence to sell only, and so is one that was blocked', () => {
    const bare = { list_price: 0n, has_licence_to_sell: false }
    expect(missing('draft', 'publish', bare)).toEqual(['price_set', 'licence_to_sell'])
    expect(missing('blocked', 'unblock', bare)).toEqual(['price_set', 'licence_to_sell'])
  })

  it('is blocked and withdrawn for a reason, not for blanks', () => {
    expect(missing('available', 'block', { reason: '  ' })).toEqual(['reason_given'])
    expect(missing('blocked', 'withdraw', { reason: null })).toEqual(['reason_given'])
  })

  it('is reserved by whoever holds it and by nobody else', () => {
    expect(attempt('on_hold', 'reserve', { hold: anasHold })).toEqual({ done: true, to: 'reserved' })
    const other = { hold: anasHold, employee_ids: ['ben'] }
    expect(missing('on_hold', 'reserve', other)).toEqual(['hold_own_or_none'])
    expect(attempt('on_hold', 'reserve', { ...other, now: LATER })).toEqual({ done: true, to: 'reserved' })
  })

  it('lets the holder end or extend a hold, once, and others release it by right and reason', () => {
    expect(missing('on_hold', 'end_hold', { hold: anasHold, employee_ids: ['ben'] })).toEqual(['own_hold'])
    const extended = { hold: { ...anasHold, extensions: 1 } }
    expect(missing('on_hold', 'extend_hold', extended)).toEqual(['extension_left'])
    const release = transition(unitMachine, {
      from: 'on_hold',
      trigger: 'release_hold',
      facts: facts({ hold: anasHold, employee_ids: ['ben'] }),
      may: code => code === 'property.reserved.release_hold',
    })
    expect(release).toEqual({ done: true, to: 'available' })
  })

  it('is free again the moment its hold has run out, and not before', () => {
    expect(missing('on_hold', 'expire_hold', { hold: anasHold })).toEqual(['hold_over'])
    expect(attempt('on_hold', 'expire_hold', { hold: anasHold, now: LATER }).done).toBe(true)
    expect(unitStatusNow('on_hold', anasHold, NOW)).toBe('on_hold')
    expect(unitStatusNow('on_hold', anasHold, LATER)).toBe('available')
    expect(unitStatusNow('on_hold', null, NOW)).toBe('available')
    expect(unitStatusNow('reserved', anasHold, LATER)).toBe('reserved')
  })

  it('EX-39 is held by one of twenty who ask', () => {
    let [status, hold]: [UnitStatus, Hold | null] = ['available', null]
    const outcomes = Array.from({ length: 20 }, (_, index) => {
      const employee = `agent ${index}`
      const outcome = attempt(status, 'hold', { hold, employee_ids: [employee] })
      if (outcome.done) [status, hold] = [outcome.to, { ...anasHold, held_by_employee_id: employee }]
      return outcome
    })
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1)
    expect(outcomes.filter(outcome => !outcome.done && outcome.reason === 'wrong_state')).toHaveLength(19)
    expect(hold).toMatchObject({ held_by_employee_id: 'agent 0' })
  })

  it('is not held a second time where the first hold is only known by its row', () => {
    expect(missing('available', 'hold', { hold: anasHold, employee_ids: ['ben'] })).toEqual(['no_live_hold'])
  })
})
