import { expect, it } from 'vitest'
import { timeLeft } from '@/features/property/holds/time-left'

it.each([
  [48 * 3_600_000, '48:00:00'],
  [3_599_999, '00:59:59'],
  [61_000, '00:01:01'],
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [96 * 3_600_000 - 1, '95:59:59'],
])('%i ms are %s', (ms, text) => {
  expect(timeLeft(ms)).toBe(text)
})
