import { describe, expect, it } from 'vitest'
import { faultPatches, judgeFault } from './fault-patches.mjs'

describe('the verdict on a planted fault', () => {
  it('is "named" when a test of that case failed', () => {
    expect(judgeFault('BIZ-02', ['sales › BIZ-02 a payment counts once', 'other']).verdict).toBe('named')
  })

  it('does not take a longer case id for the wanted one', () => {
    expect(judgeFault('AUTHN-02', ['guessing › AUTHN-022 is refused']).verdict).toBe('other')
  })

  it('is "missed" when nothing failed', () => {
    expect(judgeFault('BIZ-02', [])).toEqual({ verdict: 'missed', by: undefined })
  })
})

it('every patch says what it breaks and which files should see it', () => {
  for (const { fault, tests } of faultPatches()) {
    expect(fault).not.toBe('')
    expect(tests.length).toBeGreaterThan(0)
  }
})
