import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { cumulativeParts, equalParts, parseWeight, splitByWeights, total } from '@contract/kernel/parts'
import { parseRate, percentOf, WHOLE_RATE } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'

const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const weights = fc
  .array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 12 })
  .filter(list => total(list) > 0n)
/** Cuts of the whole: neighbours of a sorted list of marks, so that they always add up to it. */
const wholes = fc
  .array(fc.bigInt({ min: 0n, max: WHOLE_RATE }), { maxLength: 8 })
  .map(marks => [0n, ...marks.toSorted((a, b) => (a < b ? -1 : 1)), WHOLE_RATE])
  .map(marks => marks.slice(1).map((mark, index) => mark - marks[index]!))

const texts = (parts: bigint[]) => parts.map(moneyText)
const percents = (...list: string[]) => list.map(parseRate)

describe('an amount split by weights', () => {
  it.each([
    ['146305.82', ['1', '1', '1'], ['48768.61', '48768.61', '48768.60']],
    ['146305.82', ['50', '30', '20'], ['73152.91', '43891.75', '29261.16']],
    ['0.05', ['50', '30', '20'], ['0.03', '0.01', '0.01']],
    ['0.01', ['1', '1', '1'], ['0.01', '0.00', '0.00']],
    ['-100.00', ['1', '1', '1'], ['-33.34', '-33.33', '-33.33']],
    ['100.00', ['1', '1', '1'], ['33.34', '33.33', '33.33']],
    ['85000.00', ['11', '7', '5'], ['40652.17', '25869.57', '18478.26']],
    ['1.00', ['0', '1', '0'], ['0.00', '1.00', '0.00']],
  ])('EX-07 %s over %j', (amount, by, parts) => {
    expect(texts(splitByWeights(parseMoney(amount), by.map(parseWeight)))).toEqual(parts)
  })

  it('INV-11 adds up, stays within a centavo of the exact share, and favours nobody of equal weight by more', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, list) => {
        const parts = splitByWeights(amount, list)
        expect(total(parts)).toBe(amount)
        const sum = total(list)
        parts.forEach((part, index) => {
          const off = part * sum - amount * list[index]!
          expect(off < 0n ? -off : off).toBeLessThan(sum)
        })
      }),
    )
  })

  it('asks only for the proportion of the weights', () => {
    fc.assert(
      fc.property(amounts, weights, fc.bigInt({ min: 1n, max: 100n }), (amount, list, factor) => {
        const scaled = list.map(weight => weight * factor)
        expect(splitByWeights(amount, scaled)).toEqual(splitByWeights(amount, list))
      }),
    )
  })

  it('needs somebody to give to', () => {
    expect(() => splitByWeights(100n, [])).toThrow(RefusedTerms)
    expect(() => splitByWeights(100n, [0n, 0n])).toThrow('weights_missing')
    expect(() => splitByWeights(100n, [2n, -1n])).toThrow('weights_missing')
    expect(() => parseWeight('-1')).toThrow(RangeError)
  })
})

describe('an amount released in parts', () => {
  it.each([
    ['250809.98', ['75242.99', '75243.00', '50161.99', '50162.00']],
    ['31351.25', ['9405.38', '9405.37', '6270.25', '6270.25']],
    ['0.01', ['0.00', '0.01', '0.00', '0.00']],
  ])('EX-08 %s by thirty, thirty, twenty, twenty', (amount, parts) => {
    expect(texts(cumulativeParts(parseMoney(amount), percents('30', '30', '20', '20')))).toEqual(parts)
  })

  it('adds up, and at every point has accrued what the rate so far says', () => {
    fc.assert(
      fc.property(amounts, wholes, (amount, rates) => {
        const parts = cumulativeParts(amount, rates)
        expect(total(parts)).toBe(amount)
        parts.forEach((_, index) => {
          const soFar = total(rates.slice(0, index + 1))
          expect(total(parts.slice(0, index + 1))).toBe(percentOf(amount, soFar))
        })
      }),
    )
  })

  it('refuses rates that are not the whole', () => {
    expect(() => cumulativeParts(100n, percents('30', '30'))).toThrow('parts_not_whole')
    expect(() => cumulativeParts(100n, [])).toThrow('parts_not_whole')
  })
})

describe('equal parts', () => {
  it('leave the odd centavos to the last', () => {
    expect(texts(equalParts(parseMoney('100.00'), 3))).toEqual(['33.33', '33.33', '33.34'])
    expect(texts(equalParts(parseMoney('953158.90'), 18)).slice(-2)).toEqual(['52953.27', '52953.31'])
    expect(texts(equalParts(parseMoney('7.00'), 1))).toEqual(['7.00'])
  })

  it('add up and are all something, or are refused', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -10n, max: 100_000n }),
        fc.integer({ min: 1, max: 400 }),
        (amount, count) => {
          let parts: bigint[]
          try {
            parts = equalParts(amount, count)
          } catch (error) {
            expect(error).toBeInstanceOf(RefusedTerms)
            expect(amount).toBeLessThan(BigInt(count) * BigInt(count))
            return
          }
          expect(total(parts)).toBe(amount)
          expect(parts).toHaveLength(count)
          expect(parts.every(part => part > 0n)).toBe(true)
        },
      ),
    )
  })

  it.each([0, -1, 1.5, Number.NaN])('cannot be %s in number', count => {
    expect(() => equalParts(100n, count)).toThrow('instalments_missing')
  })
})

it('BIZ-12 rounds nothing away: thirds, twelve percent of five centavos, a thousand lines of 0.335', () => {
  expect(texts(splitByWeights(parseMoney('100.00'), [1n, 1n, 1n]))).toEqual(['33.34', '33.33', '33.33'])
  expect(percentOf(parseMoney('0.05'), parseRate('12'))).toBe(parseMoney('0.01'))
  const lines = splitByWeights(
    parseMoney('335.00'),
    Array.from({ length: 1000 }, () => 1n),
  )
  expect(total(lines)).toBe(parseMoney('335.00'))
  expect(new Set(texts(lines))).toEqual(new Set(['0.34', '0.33']))
})
