import { describe, expect, it } from 'vitest'
import { nextTab } from './next-tab'

const keys = ['profile', 'sessions', 'password']

describe('the next tab', () => {
  it.each([
    ['profile', 'ArrowRight', false, 'sessions'],
    ['profile', 'ArrowLeft', false, 'password'],
    ['password', 'ArrowRight', false, 'profile'],
    ['profile', 'ArrowLeft', true, 'sessions'],
    ['sessions', 'ArrowRight', true, 'profile'],
    ['sessions', 'Home', false, 'profile'],
    ['sessions', 'End', true, 'password'],
    ['sessions', 'a', false, null],
  ])('from %s by %s (right to left: %s) is %s', (active, pressed, isRtl, expected) => {
    expect(nextTab(keys, active, pressed, isRtl)).toBe(expected)
  })
})
