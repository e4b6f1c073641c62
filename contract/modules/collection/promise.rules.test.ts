import { describe, expect, it } from 'vitest'
import { promiseState } from '@contract/modules/collection/promise.rules'

describe('a promise to pay', () => {
  const promise = { amount: '100.00', promised_on: '2026-03-31' }
  it.each([
    ['0.00', '2026-03-31', 'open'],
    ['99.99', '2026-04-01', 'broken'],
    ['100.00', '2026-03-15', 'kept'],
    ['120.00', '2026-12-31', 'kept'],
  ])('of which %s was settled is on %s %s', (settled, asOf, state) => {
    expect(promiseState({ ...promise, settled }, asOf)).toBe(state)
  })
})
