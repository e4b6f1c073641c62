import { describe, expect, it } from 'vitest'
import { leftText } from '@/features/dashboard/cards/left-text'

describe('what is left of a hold', () => {
  it.each([
    [2880, '48:00'],
    [61, '1:01'],
    [0, '0:00'],
    [-5, '0:00'],
    [Number.NaN, '–'],
  ])('of %d minutes reads %s', (minutes, text) => {
    expect(leftText(minutes)).toBe(text)
  })
})
