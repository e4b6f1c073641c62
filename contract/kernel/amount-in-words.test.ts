import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords } from '@contract/kernel/amount-in-words'
import { parseMoney } from '@contract/kernel/money'

describe('an amount in words', () => {
  it.each([
    ['0.00', 'Zero pesos'],
    ['0.01', 'One centavo'],
    ['1.00', 'One peso'],
    ['1.01', 'One peso and one centavo'],
    ['10.10', 'Ten pesos and ten centavos'],
    ['19.99', 'Nineteen pesos and ninety-nine centavos'],
    ['100.00', 'One hundred pesos'],
    ['1000.40', 'One thousand pesos and forty centavos'],
    ['1000000.00', 'One million pesos'],
    ['1000001.00', 'One million one pesos'],
    [
      '4890794.51',
      'Four million eight hundred ninety thousand seven hundred ninety-four pesos and fifty-one centavos',
    ],
    ['20015000000.00', 'Twenty billion fifteen million pesos'],
    ['-250.05', 'Minus two hundred fifty pesos and five centavos'],
    [
      '99999999999999.99',
      'Ninety-nine trillion nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine pesos and ninety-nine centavos',
    ],
  ])('reads %s as it would be written on a cheque', (text, words) => {
    expect(amountInWords(parseMoney(text))).toBe(words)
  })

  it('says another thing for another amount', () => {
    const amounts = fc.bigInt({ min: -(10n ** 16n) + 1n, max: 10n ** 16n - 1n })
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        fc.pre(one !== other)
        expect(amountInWords(one)).not.toBe(amountInWords(other))
      }),
    )
  })

  it('leaves no gap between its words', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 16n - 1n })
    fc.assert(fc.property(amounts, amount => /^[A-Z][a-z]*([ -][a-z]+)*$/.test(amountInWords(amount))))
  })

  it('refuses what no column could hold', () => {
    expect(() => amountInWords(10n ** 17n)).toThrow(RangeError)
  })
})
