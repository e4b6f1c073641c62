import { describe, expect, it } from 'vitest'
import { startOfClock } from './test-clock.mjs'

const NOW = new Date('2026-11-23T02:00:00Z')

describe('the clock of a test run', () => {
  it('starts so many days later when asked to', () => {
    expect(startOfClock('+45d', NOW).toISOString()).toBe('2027-01-07T02:00:00.000Z')
  })

  it('starts at a named moment', () => {
    expect(startOfClock('2027-02-28T23:30:00+08:00', NOW).toISOString()).toBe('2027-02-28T15:30:00.000Z')
  })

  it('is not put back', () => {
    expect(() => startOfClock('2026-11-22T00:00:00Z', NOW)).toThrow(/only shifted forward/)
  })

  it('refuses what is no moment, with an example', () => {
    expect(() => startOfClock('tomorrow', NOW)).toThrow(/\+45d/)
  })
})
