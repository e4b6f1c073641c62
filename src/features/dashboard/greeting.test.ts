import { describe, expect, it } from 'vitest'
import { partOfDay } from './greeting'

describe('the greeting', () => {
  it.each([
    [0, 'night'],
    [3, 'night'],
    [4, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i o’clock is for the %s', (hour, part) => {
    expect(partOfDay(new Date(2026, 2, 2, hour, 59))).toBe(part)
  })
})
