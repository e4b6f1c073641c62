import { describe, expect, it } from 'vitest'
import { typedAmount, typedInteger, typedRate } from '@/shared/form/typed-figures'
import { shownRate } from '@/shared/format/shown-rate'

describe('an amount as it is typed', () => {
  it.each([
    ['1,234.5', '1234.50'],
    ['-5', '-5.00'],
    ['(1,234.50)', '-1234.50'],
    ['₱ 12,000', '12000.00'],
    ['PHP 7.1', '7.10'],
    ['.5', '0.50'],
    ['7.', '7.00'],
    ['1.005', '1.01'],
    ['٣٤٫٥'.replace('٫', '.'), '34.50'],
    ['99999999999999.99', '99999999999999.99'],
  ])('%s is sent as %s', (typed, sent) => {
    expect(typedAmount(typed)).toBe(sent)
  })

  it.each(['', '   '])('is nothing when it is empty (%j)', typed => {
    expect(typedAmount(typed)).toBeNull()
  })

  it.each(['abc', '--5', '1.2.3', '1e21', 'Infinity', 'NaN', '12abc', '5-', '(-5)', '100000000000000.00'])(
    'INJ-20: %s stays text, which no schema of amounts takes',
    typed => {
      expect(typedAmount(typed)).toBe(typed)
    },
  )

  it('INJ-20: 100,000 characters are cut before anything reads them', () => {
    expect(typedAmount('9'.repeat(100_000))).toBe('9'.repeat(64))
  })
})

describe('a rate as it is typed', () => {
  it.each([
    ['3.5', '3.5'],
    ['3.5 %', '3.5'],
    ['.25', '0.25'],
    ['12.', '12'],
    ['3,5', '3,5'],
    ['1.1234567', '1.1234567'],
    ['ten', 'ten'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(typedRate(typed)).toBe(kept)
  })

  it.each([
    ['3.500000', '3.5'],
    ['10.000000', '10'],
    ['100', '100'],
    ['x.000', 'x.000'],
  ])('%s is shown as %s', (kept, shown) => {
    expect(shownRate(kept)).toBe(shown)
  })
})

describe('a whole number as it is typed', () => {
  it.each([
    ['1,234', 1234],
    ['-7', -7],
    ['', null],
    ['1.5', '1.5'],
    ['1e3', '1e3'],
    ['9999999999999999', '9999999999999999'],
  ])('%s becomes %s', (typed, value) => {
    expect(typedInteger(typed)).toBe(value)
  })
})
