import { describe, expect, it } from 'vitest'
import {
  extendedExpiry,
  holdExpiry,
  holdMsLeft,
  isHoldLive,
  mayExtendHold,
  type Hold,
} from '@contract/selling/hold.rules'

const START = '2026-11-20T02:00:00.000Z'
const END = '2026-11-22T02:00:00.000Z'

const hold = (overrides: Partial<Hold> = {}): Hold => ({
  held_by_employee_id: 'ana',
  expires_at: holdExpiry(START),
  released_at: null,
  extensions: 0,
  ...overrides,
})

describe('a hold', () => {
  it('runs for forty-eight hours and is over at the last of them', () => {
    expect(hold().expires_at).toBe(END)
    expect(isHoldLive(hold(), '2026-11-22T01:59:59.999Z')).toBe(true)
    expect(isHoldLive(hold(), END)).toBe(false)
  })

  it('is over once it was released', () => {
    expect(isHoldLive(hold({ released_at: START }), START)).toBe(false)
  })

  it('counts down to nothing and no further', () => {
    expect(holdMsLeft(hold(), '2026-11-22T01:00:00Z')).toBe(3_600_000)
    expect(holdMsLeft(hold(), '2026-12-01T00:00:00Z')).toBe(0)
  })

  it('is extended once, while it runs', () => {
    expect(mayExtendHold(hold(), START)).toBe(true)
    expect(mayExtendHold(hold({ extensions: 1 }), START)).toBe(false)
    expect(mayExtendHold(hold(), END)).toBe(false)
    expect(mayExtendHold(hold({ released_at: START }), START)).toBe(false)
    expect(extendedExpiry(hold())).toBe('2026-11-24T02:00:00.000Z')
  })

  it('lasts as long as the company says', () => {
    expect(holdExpiry(START, 24)).toBe('2026-11-21T02:00:00.000Z')
  })
})
