import { describe, expect, it } from 'vitest'
import { answerError, secondsOfRetryAfter, toApiFailure } from '@/shared/http/api-failure'

const header = (headers: Record<string, string>) => (name: string) => headers[name] ?? null

describe('why a call failed', () => {
  it('is told in the words of the server', () => {
    const body = {
      code: 'rule_broken',
      message: 'Not like this.',
      requestId: 'r-1',
      fields: [{ path: 'email', code: 'already_exists', message: 'Taken.' }, { path: 7 }],
      current_version: 4,
    }
    expect(answerError(422, 'Unprocessable', body, header({})).failure).toEqual({
      status: 422,
      code: 'rule_broken',
      message: 'Not like this.',
      fields: [{ path: 'email', code: 'already_exists', message: 'Taken.' }],
      requestId: 'r-1',
      retryAfter: null,
      currentVersion: 4,
    })
  })

  it('falls back to the status text, as behind a proxy that knows no JSON', () => {
    const { failure } = answerError(
      502,
      'Bad Gateway',
      '<html>',
      header({ 'x-request-id': 'p-9', 'retry-after': '3' }),
    )
    expect(failure).toMatchObject({
      code: 'unexpected',
      message: 'Bad Gateway',
      requestId: 'p-9',
      retryAfter: 3,
    })
  })

  it('reads Retry-After as seconds or as a date', () => {
    const now = Date.parse('2026-01-01T00:00:00Z')
    expect(secondsOfRetryAfter('5', now)).toBe(5)
    expect(secondsOfRetryAfter('Thu, 01 Jan 2026 00:00:09 GMT', now)).toBe(9)
    expect(secondsOfRetryAfter('Thu, 01 Jan 2020 00:00:00 GMT', now)).toBe(0)
    expect(secondsOfRetryAfter('soon', now)).toBeNull()
  })

  it('gives the request id to whoever shows a crash', () => {
    const error = answerError(500, '', { requestId: 'r-2' }, header({}))
    expect(error.requestId).toBe('r-2')
    expect(toApiFailure(new TypeError('x')).code).toBe('unexpected')
  })
})
