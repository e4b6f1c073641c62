import { describe, expect, it } from 'vitest'
import { nextStepAt } from '@/shared/leads/next-step'

describe('what comes next', () => {
  // Late in the evening of the 20th in London, already the 21st in Manila.
  const now = new Date('2026-11-20T20:30:00Z')

  it.each([
    ['soon', '2026-11-20T22:30:00.000Z'],
    ['tomorrow', '2026-11-22T02:00:00.000Z'],
    ['three_days', '2026-11-24T02:00:00.000Z'],
    ['next_week', '2026-11-28T02:00:00.000Z'],
    ['nothing', null],
  ] as const)('%s is counted in Manila', (step, at) => {
    expect(nextStepAt(step, now)).toBe(at)
  })
})
