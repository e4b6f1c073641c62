import { expect, it } from 'vitest'
import { countsOf, lastLine, sumOf } from './counts.mjs'

it('speaks of skipped tests only where there are some', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(lastLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
})

it('adds steps up', () => {
  const steps = [countsOf({ passed: 3 }), countsOf({ failed: 1 }), countsOf({ passed: 2, skipped: 1 })]
  expect(sumOf(steps)).toEqual({ passed: 5, failed: 1, skipped: 1 })
})
