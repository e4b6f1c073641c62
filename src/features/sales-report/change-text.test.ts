import { describe, expect, it } from 'vitest'
import { changeText } from '@/features/sales-report/change-text'

describe('what changed', () => {
  it.each([
    ['110.00', '100.00', '+10.0'],
    ['100.00', '300.00', '−66.7'],
    ['100.00', '100.00', '0.0'],
    ['0.00', '0.01', '−100.0'],
    ['5.00', '0.00', '–'],
    ['5.00', null, '–'],
  ])('from %s to what it was, %s, is %s', (now, before, text) => {
    expect(changeText(now, before)).toBe(text)
  })
})
