import { expect, it } from 'vitest'
import { lastDay } from '@contract/modules/property/last-day.rules'

it.each([
  ['2026-12-23T16:00:00.000Z', '2026-12-23'],
  ['2026-12-23T15:59:00.000Z', '2026-12-23'],
  ['2026-12-23T16:00:01.000Z', '2026-12-24'],
  ['2026-12-31T16:00:00.000Z', '2026-12-31'],
])('a reservation that runs out at %s stands until %s', (deadline, day) => {
  expect(lastDay(deadline)).toBe(day)
})
