import { expect, it } from 'vitest'
import { crowdingBetween, scheduleOf, watchCrowding } from './crowding.mjs'

it('takes work on a free processor for what it takes, and beside a neighbour for as many times as long', () => {
  const start = scheduleOf('1000000000 0 5\n')
  expect(crowdingBetween(start, { ran: 3e9, waited: 0 })).toBe(1)
  expect(crowdingBetween(start, { ran: 2e9, waited: 3e9 })).toBe(4)
})

it('concludes nothing from next to no work', () => {
  expect(crowdingBetween({ ran: 0, waited: 0 }, { ran: 1e6, waited: 9e9 })).toBe(1)
})

it('says a figure that a wait can be multiplied by', () => {
  const crowding = watchCrowding()
  for (let turn = 0; turn < 3; turn += 1) expect(crowding()).toBeGreaterThanOrEqual(1)
})
