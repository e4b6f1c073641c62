import { describe, expect, it } from 'vitest'
import { createOverloadGate } from '@server/platform/http/overload-gate'

function gateAt() {
  const state = { now: 0, waitMs: 0 }
  const gate = createOverloadGate(
    { waitMs: () => state.waitMs, now: () => state.now },
    { targetMs: 100, stayMs: 200, recentMs: 5_000 },
  )
  const admits = (now: number, waitMs: number) => {
    Object.assign(state, { now, waitMs })
    return gate.admits()
  }
  return admits
}

describe('the gate before overload', () => {
  it('admits everybody while the wait is within its target', () => {
    const admits = gateAt()
    expect([0, 1_000, 9_000].map(at => admits(at, 100))).toEqual([true, true, true])
  })

  it('admits a burst, and refuses once the wait has stayed over its target', () => {
    const admits = gateAt()
    expect([0, 100, 199].map(at => admits(at, 150))).toEqual([true, true, true])
    expect(admits(200, 101)).toBe(false)
    expect(admits(201, 5_000)).toBe(false)
  })

  it('admits again as soon as the wait is within its target', () => {
    const admits = gateAt()
    admits(0, 150)
    expect(admits(300, 150)).toBe(false)
    expect(admits(301, 90)).toBe(true)
  })

  it('believes the next wait at once after a refusal, and no longer once it was long ago', () => {
    const admits = gateAt()
    admits(0, 150)
    admits(300, 150)
    admits(400, 10)
    expect(admits(500, 150)).toBe(false)
    admits(600, 10)
    expect(admits(6_000, 150)).toBe(true)
  })

  it('does not take two waits with a pause between them for one that stayed', () => {
    const admits = gateAt()
    expect(admits(0, 150)).toBe(true)
    expect(admits(60_000, 150)).toBe(true)
    expect(admits(60_250, 150)).toBe(false)
  })
})
