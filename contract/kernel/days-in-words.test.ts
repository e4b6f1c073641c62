import { describe, expect, it } from 'vitest'
import { daysInWords } from '@contract/kernel/days-in-words'

describe('days in words', () => {
  it.each([
    [100, 'one day'],
    [300, 'three days'],
    [250, 'two and a half days'],
    [50, 'half a day'],
    [25, 'a quarter of a day'],
    [2175, 'twenty-one and three quarters days'],
    [0, 'zero days'],
  ])('%i hundredths', (hundredths, words) => {
    expect(daysInWords(hundredths)).toBe(words)
  })

  it('says nothing of what has no words', () => {
    expect(daysInWords(133)).toBeNull()
    expect(daysInWords(-100)).toBeNull()
    expect(daysInWords(Number.NaN)).toBeNull()
  })
})
