import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  isMoneyText,
  moneyText,
  parseMoney,
  roundedDivision,
  toFixedAmount,
} from '@contract/kernel/money'

/** As far as a stored amount reaches: fourteen digits before the dot. */
const centavos = fc.bigInt({ min: -(10n ** 16n) + 1n, max: 10n ** 16n - 1n })
const LONG = 100_000

describe('an amount as text', () => {
  it.each([
    ['0.00', 0n],
    ['-0.01', -1n],
    ['1234.5', 123450n],
    ['7', 700n],
    ['99999999999999.99', 9_999_999_999_999_999n],
    ['-99999999999999.99', -9_999_999_999_999_999n],
    ['-0', 0n],
    ['0.30', 30n],
  ])('INJ-19 %s is read to the centavo', (text, value) => {
    expect(parseMoney(text)).toBe(value)
  })

  it.each([
    ...[
      '',
      ' ',
      ' 1 ',
      '1 ',
      '1,000.00',
      '(5.00)',
      '1e3',
      '1e400',
      'NaN',
      'Infinity',
      '-',
      '.',
      '.5',
      '5.',
      '--5',
    ],
    ...[
      '+5',
      '0x10',
      '1_000',
      '1.234',
      '1.2.3',
      '12345678901234567',
      '100000000000000',
      '１.００',
      '٣.٠٠',
      '1.00\n',
    ],
    ...['0.1 + 0.2', 'null', 'true', '₱5.00', '1'.repeat(LONG)],
  ])('INJ-19 %j is no amount, and is not made into one', text => {
    expect(() => parseMoney(text)).toThrow(RangeError)
    expect(isMoneyText(text)).toBe(false)
  })

  it('INJ-19 comes back as it went, whatever the amount', () => {
    fc.assert(fc.property(centavos, amount => parseMoney(moneyText(amount)) === amount))
    fc.assert(fc.property(centavos, amount => isMoneyText(moneyText(amount))))
  })

  it('INJ-19 is printed as it was stored', () => {
    const stored = fc
      .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 14n - 1n }), fc.integer({ min: 0, max: 99 }))
      .map(
        ([minus, whole, rest]) =>
          `${minus && (whole || rest) ? '-' : ''}${whole}.${String(rest).padStart(2, '0')}`,
      )
    fc.assert(fc.property(stored, text => moneyText(parseMoney(text)) === text))
  })

  it('INJ-19 is either read or refused, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+e ()₱') }), text => {
        if (/^-?\d{1,14}(\.\d{1,2})?$/.test(text)) expect(typeof parseMoney(text)).toBe('bigint')
        else expect(() => parseMoney(text)).toThrow(RangeError)
      }),
    )
  })
})

describe('rounding', () => {
  const divisor = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).filter(value => value !== 0n)
  const magnitude = (value: bigint) => (value < 0n ? -value : value)

  it('is the nearest whole, and of two as near the one away from zero, by exact fractions', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), divisor, (numerator, denominator) => {
        const result = roundedDivision(numerator, denominator)
        const [n, d] = [magnitude(numerator), magnitude(denominator)]
        // 2 |n| lies in [2 |r| - 1, 2 |r| + 1) times d: the half itself belongs to the larger one.
        const twice = 2n * magnitude(result)
        expect(2n * n).toBeGreaterThanOrEqual((twice - 1n) * d)
        expect(2n * n).toBeLessThan((twice + 1n) * d)
        if (result !== 0n) expect(result < 0n).toBe(numerator < 0n !== denominator < 0n)
      }),
    )
  })

  it.each([
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [1n, -2n, -1n],
    [3n, 2n, 2n],
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [335n, 1000n, 0n],
    [149n, 100n, 1n],
    [0n, -7n, 0n],
  ])('makes %i / %i into %i', (numerator, denominator, result) => {
    expect(roundedDivision(numerator, denominator)).toBe(result)
  })

  it('divides nothing by nothing', () => {
    expect(() => roundedDivision(1n, 0n)).toThrow(RangeError)
  })
})

const BAD: [string, unknown][] = [
  ['null', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['blanks', '   '],
  ['letters', 'abc'],
  ['two dots', '1.2.3'],
  ['two minuses', '--5'],
  ['a minus behind', '5-'],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['true', true],
  ['a list of one', ['5']],
  ['an object', { valueOf: () => 5, toString: () => '5' }],
  ['an object without a text', Object.create(null)],
  ['a symbol', Symbol('5')],
  ['100,000 digits', '1'.repeat(LONG)],
  ['100,000 commas', '1,'.repeat(LONG / 2)],
]

describe('an amount for the eye', () => {
  it.each<[unknown, string]>([
    ['1,234.5', '1,234.50'],
    [-1234.5, '(1,234.50)'],
    ['-5', '(5.00)'],
    [' 1 ', '1.00'],
    ['+7.005', '7.01'],
    ['-0.004', '0.00'],
    ['-0.005', '(0.01)'],
    [0.1 + 0.2, '0.30'],
    [-0, '0.00'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    [-1e21, '(1,000,000,000,000,000,000,000.00)'],
    [5e-324, '0.00'],
    [1234567890123456789n, '1,234,567,890,123,456,789.00'],
    ['999.995', '1,000.00'],
    ['1e3', '0.00'],
    ['(5.00)', '0.00'],
  ])('INJ-20 %s is shown as %s', (value, shown) => {
    expect(formatAmount(value)).toBe(shown)
  })

  it.each(BAD)('INJ-20 %s is shown as 0.00', (_name, value) => {
    expect(formatAmount(value)).toBe('0.00')
  })

  it('INJ-20 always has two decimals and commas by thousands, and says the same amount', () => {
    fc.assert(
      fc.property(centavos, amount => {
        const shown = formatAmount(moneyText(amount))
        expect(shown).toMatch(/^\(?\d{1,3}(,\d{3})*\.\d{2}\)?$/)
        const plain = shown.replaceAll(/[(),]/g, '')
        expect(parseMoney(shown.startsWith('(') ? `-${plain}` : plain)).toBe(amount)
      }),
    )
  })
})

describe('an amount being typed', () => {
  it.each<[unknown, string]>([
    ['₱ -1,234.567', '-1234.57'],
    ['1,234.5', '1234.50'],
    ['-5', '-5.00'],
    ['.5', '0.50'],
    ['-.5', '-0.50'],
    ['5.', '5.00'],
    ['PHP 76,747.85', '76747.85'],
    [-1234.567, '-1234.57'],
    [1e21, '1000000000000000000000.00'],
    [-0, '0.00'],
    [5n, '5.00'],
  ])('INJ-20 %s becomes %s', (value, text) => {
    expect(toFixedAmount(value)).toBe(text)
  })

  it.each(BAD)('INJ-20 %s becomes 0.00', (_name, value) => {
    expect(toFixedAmount(value)).toBe('0.00')
  })
})

describe('both helpers', () => {
  it('INJ-20 answer with an amount and never throw, whatever a screen hands them', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true }),
        value => {
          expect(formatAmount(value)).toMatch(/^\(?[\d,]+\.\d{2}\)?$/)
          expect(toFixedAmount(value)).toMatch(/^-?\d+\.\d{2}$/)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('INJ-20 never show a minus before nothing', () => {
    for (const value of ['-0', '-0.00', '-0.001', -0.001, -0]) {
      expect(formatAmount(value)).toBe('0.00')
      expect(toFixedAmount(value)).toBe('0.00')
    }
  })
})
