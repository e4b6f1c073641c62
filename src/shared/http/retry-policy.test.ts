import { describe, expect, it } from 'vitest'
import { retryDelay, type FailedAttempt } from '@/shared/http/retry-policy'

const half = () => 0.5
const failed = (
  over: Partial<FailedAttempt> & { status?: number; code?: string; retryAfter?: number | null } = {},
) => {
  const { status = 503, code = 'unavailable', retryAfter = null, ...rest } = over
  return retryDelay(
    { method: 'GET', hasKey: false, attempt: 0, failure: { status, code, retryAfter }, ...rest },
    half,
  )
}

describe('retrying', () => {
  it('waits longer each time, and stops after three', () => {
    const delays = [0, 1, 2, 3].map(attempt => failed({ attempt }))
    expect(delays).toEqual([225, 450, 900, null])
  })

  it('spreads the callers over the time they wait', () => {
    const at = (random: number) =>
      retryDelay(
        { method: 'GET', hasKey: false, attempt: 0, failure: { status: 503, code: 'x', retryAfter: null } },
        () => random,
      )
    expect([at(0), at(1)]).toEqual([150, 300])
  })

  it.each([502, 503, 504])('tries a read again after %i', status => {
    expect(failed({ status })).not.toBeNull()
  })

  it.each([400, 401, 403, 404, 409, 422, 429, 500, 501])('takes %i for an answer', status => {
    expect(failed({ status })).toBeNull()
  })

  it('tries a read again when no answer came, but not when the caller gave up or it took too long', () => {
    expect(failed({ status: 0, code: 'offline' })).not.toBeNull()
    expect(failed({ status: 0, code: 'cancelled' })).toBeNull()
    expect(failed({ status: 0, code: 'timeout' })).toBeNull()
  })

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('never sends a %s twice without a key', method => {
    expect(failed({ method })).toBeNull()
    expect(failed({ method, status: 0, code: 'offline' })).toBeNull()
    expect(failed({ method, hasKey: true })).not.toBeNull()
  })

  it('waits as long as the server asks, unless that is longer than anyone would', () => {
    expect(failed({ retryAfter: 2 })).toBe(2150)
    expect(failed({ retryAfter: 600 })).toBeNull()
  })
})
