import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { replay, transition, type HistoryEntry } from '@contract/kernel/state-machine'
import { leadMachine, type LeadCategory } from '@contract/selling/lead-state.rules'
import { extendedExpiry, holdExpiry, isHoldLive, type Hold } from '@contract/selling/hold.rules'
import {
  unitMachine,
  unitStatusNow,
  type UnitStatus,
  type UnitTrigger,
} from '@contract/selling/unit-state.rules'
import { effectsOf, unitChange } from '@contract/modules/sales/sale-effects.rules'
import { NO_SALE_FACTS, type SaleFacts } from '@contract/modules/sales/sale-guards.rules'
import { saleMachine, type SaleTrigger } from '@contract/modules/sales/sale-state.rules'
import { LIVE_SALE_STATUSES, type SaleStatus } from '@contract/modules/sales/sale-status'

/** A small company: units, sellers with a sale each that wants one of them, and a clock. */
type WalkedRecord<State> = { status: State; history: HistoryEntry<State>[] }
type Unit = WalkedRecord<UnitStatus> & { hold: Hold | null }
type Sale = WalkedRecord<SaleStatus> & { seller: string; unit: number; cancelled_on: string | null }
type World = { hour: number; units: Unit[]; sales: Sale[]; leads: WalkedRecord<LeadCategory>[] }

type Step =
  | { act: 'unit'; trigger: UnitTrigger; unit: number; sale: number }
  | { act: 'sale'; trigger: SaleTrigger; sale: number }
  | { act: 'move'; sale: number; unit: number }
  | { act: 'wait'; hours: number }

const [UNITS, SALES] = [3, 5]
const nowOf = (world: World) => new Date(Date.UTC(2026, 0, 1) + world.hour * 3_600_000).toISOString()
const todayOf = (world: World) => addDays('2026-01-01', Math.floor(world.hour / 24))
const born = <State>(status: State): WalkedRecord<State> => ({
  status,
  history: [{ from_status: null, to_status: status }],
})

const begin = (): World => ({
  hour: 0,
  units: Array.from({ length: UNITS }, () => ({ ...born<UnitStatus>('draft'), hold: null })),
  sales: Array.from({ length: SALES }, (_, index) => ({
    ...born<SaleStatus>('draft'),
    seller: `seller ${index}`,
    unit: index % UNITS,
    cancelled_on: null,
  })),
  leads: Array.from({ length: SALES }, () => born<LeadCategory>('open')),
})

function go<State extends string>(kept: WalkedRecord<State>, to: State) {
  kept.history.push({ from_status: kept.status, to_status: to })
  kept.status = to
}

/** What a hold that has run out leaves behind is tidied up before anything else is tried, as the server does. */
function stepUnit(world: World, unit: Unit, trigger: UnitTrigger, seller: string): boolean {
  if (unit.status !== unitStatusNow(unit.status, unit.hold, nowOf(world))) go(unit, 'available')
  const outcome = transition(unitMachine, {
    from: unit.status,
    trigger,
    facts: {
      list_price: 1n,
      has_licence_to_sell: true,
      reason: 'a reason',
      hold: unit.hold,
      employee_ids: [seller],
      turnover_on: '2027-01-01',
      now: nowOf(world),
    },
    may: () => true,
  })
  if (!outcome.done) return false
  go(unit, outcome.to)
  if (trigger === 'hold') unit.hold = holdOf(world, seller)
  else if (trigger === 'extend_hold' && unit.hold)
    unit.hold = { ...unit.hold, expires_at: extendedExpiry(unit.hold), extensions: 1 }
  else if (outcome.to !== 'on_hold') unit.hold = null
  return true
}

const holdOf = (world: World, seller: string): Hold => ({
  held_by_employee_id: seller,
  expires_at: holdExpiry(nowOf(world)),
  released_at: null,
  extensions: 0,
})

const factsOf = (world: World, sale: Sale, new_unit: Unit | null): SaleFacts => ({
  ...NO_SALE_FACTS,
  now: nowOf(world),
  today: todayOf(world),
  unit: world.units[sale.unit]!,
  new_unit,
  seller_employee_ids: [sale.seller],
  agent_count: 1,
  actor_is_seller: false,
  reservation_fee: 1n,
  receipt_no: '1',
  buyer_consented: true,
  scheduled_principal: 1n,
  tcp: 1n,
  documents_missing: 0,
  cts_signed_on: todayOf(world),
  down_payment_secured: true,
  reservation_valid_to: '2026-01-02',
  notice_sent_on: '2025-12-01',
  reason: 'a reason',
  approved: true,
  maceda_acknowledged: true,
  developer_notice_no: '1',
  collected_principal: 1n,
  cancelled_on: sale.cancelled_on,
})

function stepSale(world: World, index: number, trigger: SaleTrigger, new_unit: Unit | null = null): boolean {
  const sale = world.sales[index]!
  const facts = factsOf(world, sale, new_unit)
  const outcome = transition(saleMachine, { from: sale.status, trigger, facts, may: () => true })
  if (!outcome.done) return false
  const { unit, lead } = effectsOf(trigger, sale.status)
  for (const each of unit) {
    // A unit that was turned over is nobody's to free: the whole step is undone, as a transaction would be.
    if (!stepUnit(world, world.units[sale.unit]!, each, sale.seller)) return false
  }
  const person = world.leads[index]!
  const leadFacts = { reason: null, protected_elsewhere: false }
  const led =
    lead && transition(leadMachine, { from: person.status, trigger: lead, facts: leadFacts, may: () => true })
  if (led?.done) go(person, led.to)
  go(sale, outcome.to)
  sale.cancelled_on = outcome.to === 'cancelled' ? todayOf(world) : null
  return true
}

function move(world: World, index: number, unit: number): boolean {
  const sale = world.sales[index]!
  if (unit === sale.unit || !stepSale(world, index, 'amend', world.units[unit]!)) return false
  const change = unitChange(sale.status)
  for (const trigger of change.old)
    expect(stepUnit(world, world.units[sale.unit]!, trigger, sale.seller)).toBe(true)
  for (const trigger of change.new)
    expect(stepUnit(world, world.units[unit]!, trigger, sale.seller)).toBe(true)
  sale.unit = unit
  return true
}

function take(world: World, step: Step): boolean {
  switch (step.act) {
    case 'wait':
      world.hour += step.hours
      return true
    case 'unit':
      // What only a sale may do to a unit is left to sales.
      return (
        !['reserve', 'sell', 'free', 'turn_over'].includes(step.trigger) &&
        stepUnit(world, world.units[step.unit]!, step.trigger, world.sales[step.sale]!.seller)
      )
    case 'sale':
      return stepSale(world, step.sale, step.trigger)
    case 'move':
      return move(world, step.sale, step.unit)
  }
}

const triggersOf = <T extends string>(machine: { rows: readonly { trigger: T }[] }) =>
  fc.constantFrom(...new Set(machine.rows.map(({ trigger }) => trigger)))
const unitIndex = fc.nat({ max: UNITS - 1 })
const saleIndex = fc.nat({ max: SALES - 1 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    act: fc.constant('unit' as const),
    trigger: triggersOf(unitMachine),
    unit: unitIndex,
    sale: saleIndex,
  }),
  fc.record({ act: fc.constant('sale' as const), trigger: triggersOf(saleMachine), sale: saleIndex }),
  fc.record({ act: fc.constant('move' as const), sale: saleIndex, unit: unitIndex }),
  fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
)

const replays = <State extends string>(
  machine: { initial: State; rows: readonly { from: State; to: State }[] },
  kept: WalkedRecord<State>,
) => expect(replay(machine, kept.history)).toBe(kept.status)

describe('any walk through holds, sales, cancellations and moves', () => {
  it('leaves one live sale a unit at most, says the same of unit and sale, and replays to where it stands', () => {
    let reserved = 0
    let moved = 0
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 20, maxLength: 120 }), steps => {
        const world = begin()
        world.units.forEach(unit => stepUnit(world, unit, 'publish', ''))
        for (const step of steps) {
          const taken = take(world, step)
          if (taken && step.act === 'sale' && step.trigger === 'reserve') reserved += 1
          if (taken && step.act === 'move') moved += 1
          world.units.forEach((unit, index) => {
            const live = world.sales.filter(
              sale => sale.unit === index && LIVE_SALE_STATUSES.includes(sale.status),
            )
            expect(live.length).toBeLessThanOrEqual(1)
            const [sale] = live
            if (sale) expect(unit.status).toBe(sale.status === 'reserved' ? 'reserved' : 'sold')
            else expect(['reserved', 'sold']).not.toContain(unit.status)
            if (unit.hold && isHoldLive(unit.hold, nowOf(world))) expect(unit.status).toBe('on_hold')
          })
        }
        world.units.forEach(unit => replays(unitMachine, unit))
        world.sales.forEach(sale => replays(saleMachine, sale))
        world.leads.forEach(lead => replays(leadMachine, lead))
      }),
      { numRuns: 300 },
    )
    // The walk went somewhere: what never happens proves nothing.
    expect(reserved).toBeGreaterThan(100)
    expect(moved).toBeGreaterThan(10)
  })

  it('EX-39 reserves a unit for one of twenty who ask', () => {
    const world = begin()
    world.sales = Array.from({ length: 20 }, (_, index) => ({
      ...world.sales[0]!,
      ...born<SaleStatus>('draft'),
      seller: `seller ${index}`,
    }))
    world.leads = world.sales.map(() => born<LeadCategory>('open'))
    stepUnit(world, world.units[0]!, 'publish', '')
    const outcomes = world.sales.map((_, index) => stepSale(world, index, 'reserve'))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(world.sales.filter(({ status }) => status === 'reserved')).toHaveLength(1)
  })

  it('follows a lead to its sale and back', () => {
    const world = begin()
    stepUnit(world, world.units[0]!, 'publish', '')
    expect(stepSale(world, 0, 'reserve') && stepSale(world, 0, 'cancel')).toBe(true)
    expect(world.leads[0]!.status).toBe('working')
    expect(stepSale(world, 0, 'reinstate') && stepSale(world, 0, 'book')).toBe(true)
    expect(world.leads[0]!.status).toBe('won')
    expect(stepSale(world, 0, 'cancel')).toBe(true)
    expect(world.leads[0]!.status).toBe('won')
    expect(world.units[0]!.status).toBe('available')
  })
})

describe('the tables', () => {
  it.each([
    ['a unit', unitMachine.rows],
    ['a lead', leadMachine.rows],
    ['a sale', saleMachine.rows],
  ])('of %s answer each question once', (_name, rows) => {
    const questions = rows.map(({ from, trigger }) => `${from} ${trigger}`)
    expect(new Set(questions).size).toBe(questions.length)
  })
})
