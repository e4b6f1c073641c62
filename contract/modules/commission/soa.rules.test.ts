import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import type { VatMode } from '@contract/kernel/taxed-amounts'
import { releasableAmount, soaAmounts } from '@contract/modules/commission/soa.rules'

const amounts = (text: string, vat_mode: VatMode, ewt = '10') => {
  const terms = { vat_mode, vat_rate: parseRate('12'), ewt_rate: parseRate(ewt) }
  const { steps: _, ...all } = soaAmounts(parseMoney(text), terms)
  return Object.fromEntries(Object.entries(all).map(([key, amount]) => [key, moneyText(amount)]))
}

describe('a statement to a developer', () => {
  it('EX-10 adds the tax, and takes off what the developer withholds', () => {
    expect(amounts('75242.99', 'exclusive')).toEqual({
      net: '75242.99',
      vat: '9029.16',
      gross: '84272.15',
      ewt: '7524.30',
      collectible: '76747.85',
    })
    expect(amounts('75242.99', 'exclusive', '15')).toMatchObject({
      ewt: '11286.45',
      collectible: '72985.70',
    })
  })

  it('EX-10 finds the tax inside where the agreement includes it', () => {
    expect(amounts('75242.99', 'inclusive')).toMatchObject({
      net: '67181.24',
      vat: '8061.75',
      gross: '75242.99',
      ewt: '6718.12',
    })
  })

  it('bears no tax where the agreement knows none', () => {
    expect(amounts('75242.99', 'none')).toMatchObject({ vat: '0.00', gross: '75242.99' })
  })
})

describe('what may be released of a share', () => {
  const billed = parseMoney('84272.15')
  const settled = parseMoney('40000.00') + parseMoney('3921.57')

  it.each([
    ['14630.58', '7625.27', '7005.31'],
    ['9405.38', '4901.96', '4503.42'],
    ['5016.20', '2614.38', '2401.82'],
    ['3135.13', '1633.99', '1501.14'],
  ])('EX-11 of %s is %s after a part was settled, and %s more with the rest', (share, first, rest) => {
    const amount = parseMoney(share)
    expect(moneyText(releasableAmount(amount, settled, billed))).toBe(first)
    const all = settled + parseMoney('36747.85') + parseMoney('3602.73')
    expect(moneyText(releasableAmount(amount, all, billed) - parseMoney(first))).toBe(rest)
  })

  it('grows with what is settled, from nothing to exactly the share', () => {
    const some = fc.bigInt({ min: 0n, max: billed })
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), some, some, (share, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(releasableAmount(share, less, billed)).toBeLessThanOrEqual(
          releasableAmount(share, more, billed),
        )
        expect(releasableAmount(share, billed, billed)).toBe(share)
        expect(releasableAmount(share, 0n, billed)).toBe(0n)
      }),
    )
  })

  it('is not told from more than was billed', () => {
    expect(() => releasableAmount(1n, billed + 1n, billed)).toThrow('settled_above_billed')
    expect(() => releasableAmount(1n, -1n, billed)).toThrow('settled_above_billed')
    expect(releasableAmount(1n, 0n, 0n)).toBe(0n)
  })
})
