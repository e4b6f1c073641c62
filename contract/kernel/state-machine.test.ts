import { describe, expect, it } from 'vitest'
import { replay, transition, triggersFrom } from '@contract/kernel/state-machine'

type Facts = { oiled: boolean; light: boolean }

const door = {
  initial: 'shut',
  rows: [
    { trigger: 'open', from: 'shut', to: 'open', permission: 'door.open', guards: ['oiled', 'light'] },
    { trigger: 'close', from: 'open', to: 'shut', permission: null, guards: [] },
  ],
  guards: { oiled: (facts: Facts) => facts.oiled, light: (facts: Facts) => facts.light },
} as const

const ready = { oiled: true, light: true }
const anyone = () => true
const nobody = () => false

describe('a transition', () => {
  it('is done where state, right and guards allow it', () => {
    const outcome = transition(door, { from: 'shut', trigger: 'open', facts: ready, may: anyone })
    expect(outcome).toEqual({ done: true, to: 'open' })
  })

  it('says the state is wrong before it says who may', () => {
    const outcome = transition(door, { from: 'open', trigger: 'open', facts: ready, may: nobody })
    expect(outcome).toEqual({ done: false, reason: 'wrong_state' })
  })

  it('says who may before it tells what is missing', () => {
    const facts = { oiled: false, light: false }
    const outcome = transition(door, { from: 'shut', trigger: 'open', facts, may: nobody })
    expect(outcome).toEqual({ done: false, reason: 'not_permitted' })
  })

  it('tells everything that is missing at once', () => {
    const facts = { oiled: false, light: false }
    const outcome = transition(door, { from: 'shut', trigger: 'open', facts, may: anyone })
    expect(outcome).toEqual({ done: false, reason: 'not_ready', missing: ['oiled', 'light'] })
  })

  it('that follows by itself asks for no right, and is offered to nobody', () => {
    const outcome = transition(door, { from: 'open', trigger: 'close', facts: ready, may: nobody })
    expect(outcome).toEqual({ done: true, to: 'shut' })
    expect(triggersFrom(door, 'open', anyone)).toEqual([])
    expect(triggersFrom(door, 'shut', anyone)).toEqual(['open'])
    expect(triggersFrom(door, 'shut', nobody)).toEqual([])
  })
})

describe('a history', () => {
  const born = { from_status: null, to_status: 'shut' } as const
  const opened = { from_status: 'shut', to_status: 'open' } as const
  const closed = { from_status: 'open', to_status: 'shut' } as const

  it('leads to the state it ends in', () => {
    expect(replay(door, [born, opened, closed, opened])).toBe('open')
  })

  it.each([
    ['nothing happened', []],
    ['it begins in the middle', [opened]],
    ['it is born twice', [born, born]],
    ['it is born elsewhere', [{ from_status: null, to_status: 'open' } as const]],
    ['a step is gone', [born, closed]],
    ['a step is not in the table', [born, { from_status: 'shut', to_status: 'shut' } as const]],
  ])('leads nowhere where %s', (_name, history) => {
    expect(replay(door, history)).toBeNull()
  })
})
