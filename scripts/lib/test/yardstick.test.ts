import { expect, it } from 'vitest'
import { median, Yardstick } from './yardstick.mjs'

it('tells the middle of what the same work cost since a moment, and of nothing before it', () => {
  const yardstick = new Yardstick()
  yardstick.look()
  const cpu = yardstick.since(performance.now())
  expect(cpu).toBeGreaterThan(0.001)
  expect(cpu).toBeLessThan(5)
  expect(median([3, 1, 2])).toBe(2)
})
