import { describe, expect, it } from 'vitest'
import { ApiError } from '@/shared/http/api-failure'
import { describeCrash } from './describe-crash'

const at = new Date('2026-03-02T08:15:00Z')

describe('what support is told of a crash', () => {
  it('is what broke, where and when', () => {
    const { text, requestId } = describeCrash(
      new TypeError('amount is undefined'),
      'https://portal.test/sales',
      at,
    )
    expect(text).toContain('TypeError: amount is undefined')
    expect(text).toContain('Page: https://portal.test/sales')
    expect(text).toContain('Time: 2026-03-02T08:15:00.000Z')
    expect(requestId).toBeNull()
  })

  it('leaves out what someone searched for', () => {
    const { text } = describeCrash(new Error('x'), 'https://portal.test/buyers?search=Reyes#row', at)
    expect(text).not.toContain('Reyes')
    expect(text).not.toContain('#row')
  })

  it('names the request that failed', () => {
    const failure = {
      status: 500,
      code: 'unexpected',
      message: 'Something went wrong.',
      fields: [],
      requestId: 'req-7',
      retryAfter: null,
      currentVersion: null,
    }
    const crash = describeCrash(new ApiError(failure), '/', at)
    expect(crash.requestId).toBe('req-7')
    expect(crash.text).toContain('Request: req-7')
  })

  it('copes with what is no error', () => {
    expect(describeCrash('boom', '/', at).text).toContain('Unknown error')
  })
})
