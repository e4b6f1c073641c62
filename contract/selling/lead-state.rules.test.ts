import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replay, transition, type HistoryEntry } from '@contract/kernel/state-machine'
import {
  LEAD_CATEGORIES,
  leadMachine,
  type LeadCategory,
  type LeadFacts,
  type LeadTrigger,
} from '@contract/selling/lead-state.rules'

const READY: LeadFacts = { reason: 'bought elsewhere', protected_elsewhere: false }
const TRIGGERS: LeadTrigger[] = ['work', 'lose', 'reopen', 'sale_reserved', 'sale_booked', 'sale_ended']

const attempt = (from: LeadCategory, trigger: LeadTrigger, facts = READY) =>
  transition(leadMachine, { from, trigger, facts, may: () => true })

describe('a lead', () => {
  it('knows these steps and no other', () => {
    const steps = LEAD_CATEGORIES.flatMap(from =>
      TRIGGERS.flatMap(trigger => {
        const outcome = attempt(from, trigger)
        return outcome.done ? [`${from} ${trigger} ${outcome.to}`] : []
      }),
    )
    expect(steps).toEqual([
      'open work working',
      'open lose lost',
      'open sale_reserved reserved',
      'working lose lost',
      'working sale_reserved reserved',
      'reserved sale_booked won',
      'reserved sale_ended working',
      'lost reopen open',
    ])
  })

  it('is lost for a reason, and reopened by right where nobody else has it by now', () => {
    expect(attempt('working', 'lose', { ...READY, reason: ' ' })).toEqual({
      done: false,
      reason: 'not_ready',
      missing: ['reason_given'],
    })
    expect(attempt('lost', 'reopen', { ...READY, protected_elsewhere: true })).toMatchObject({
      missing: ['not_protected_elsewhere'],
    })
    const agent = (code: string) => code === 'buyer.lead.edit'
    expect(
      transition(leadMachine, { from: 'lost', trigger: 'reopen', facts: READY, may: agent }),
    ).toMatchObject({ reason: 'not_permitted' })
  })

  it('is reserved and won by a sale only, whatever rights somebody has', () => {
    const byHand = leadMachine.rows.filter(({ permission }) => permission !== null)
    expect(byHand.some(({ to }) => to === 'reserved' || to === 'won')).toBe(false)
  })

  it('is where its history leads, on any walk', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TRIGGERS), { maxLength: 40 }), triggers => {
        let category: LeadCategory = leadMachine.initial
        const history: HistoryEntry<LeadCategory>[] = [{ from_status: null, to_status: category }]
        for (const trigger of triggers) {
          const outcome = attempt(category, trigger)
          if (!outcome.done) continue
          history.push({ from_status: category, to_status: outcome.to })
          category = outcome.to
        }
        expect(replay(leadMachine, history)).toBe(category)
      }),
    )
  })
})
