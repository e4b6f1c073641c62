import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import { netOfTax, parseRate, percentOf, rateText, WHOLE_RATE } from '@contract/kernel/rates'

const rates = fc.bigInt({ min: 0n, max: 999_999_999n })
const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n })

describe('a rate as text', () => {
  it.each([
    ['3.5', 3_500_000n],
    ['0.400000', 400_000n],
    ['100', WHOLE_RATE],
    ['0', 0n],
    ['0.000001', 1n],
    ['999.999999', 999_999_999n],
  ])('%s is read exactly', (text, rate) => {
    expect(parseRate(text)).toBe(rate)
  })

  it.each(['', '-1', '1e2', '.5', '5.', '1.0000001', '1000', ' 1', '1,5', '12 %', 'NaN'])(
    '%j is no rate',
    text => {
      expect(() => parseRate(text)).toThrow(RangeError)
    },
  )

  it('comes back as it went', () => {
    fc.assert(fc.property(rates, rate => parseRate(rateText(rate)) === rate))
  })
})

describe('a percentage of an amount', () => {
  it('rounds half a centavo away from nothing', () => {
    expect(percentOf(parseMoney('4180166.25'), parseRate('0.40'))).toBe(parseMoney('16720.67'))
    expect(percentOf(parseMoney('-4180166.25'), parseRate('0.40'))).toBe(parseMoney('-16720.67'))
    expect(percentOf(parseMoney('0.05'), parseRate('12'))).toBe(parseMoney('0.01'))
  })

  it('is all of it at a hundred, and nothing at zero', () => {
    fc.assert(fc.property(amounts, amount => percentOf(amount, WHOLE_RATE) === amount))
    fc.assert(fc.property(amounts, amount => percentOf(amount, 0n) === 0n))
  })

  it('is never larger at a smaller rate', () => {
    fc.assert(
      fc.property(amounts, rates, rates, (amount, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(percentOf(amount, low)).toBeLessThanOrEqual(percentOf(amount, high))
      }),
    )
  })
})

describe('an amount that includes a tax', () => {
  it('EX-02 holds five million and its twelve percent in five million six hundred thousand', () => {
    const net = netOfTax(parseMoney('5600000.00'), parseRate('12'))
    expect(net).toBe(parseMoney('5000000.00'))
    expect(percentOf(net, parseRate('5'))).toBe(parseMoney('250000.00'))
    expect(percentOf(parseMoney('250000.00'), parseRate('10'))).toBe(parseMoney('25000.00'))
    expect(parseMoney('250000.00') - parseMoney('25000.00')).toBe(parseMoney('225000.00'))
  })

  it('gives back what the tax was added to', () => {
    fc.assert(fc.property(amounts, rates, (net, rate) => netOfTax(net + percentOf(net, rate), rate) === net))
  })
})
