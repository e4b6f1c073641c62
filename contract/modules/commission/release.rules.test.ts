import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate, percentOf } from '@contract/kernel/rates'
import { releaseAmounts, type ReleaseTerms } from '@contract/modules/commission/release.rules'

const terms = (overrides: Partial<ReleaseTerms> = {}): ReleaseTerms => ({
  gross: parseMoney('14630.58'),
  payee_vat_rate: 0n,
  ewt_rate: parseRate('5'),
  holdback: parseMoney('1463.06'),
  open_clawback: 0n,
  advances: [],
  cap_rate: parseRate('50'),
  other_deduction: 0n,
  ...overrides,
})

const advances = (...texts: string[]) => texts.map(parseMoney)

describe('a release to a seller', () => {
  it('EX-12 keeps tax and holdback, and takes the advance within the cap', () => {
    const release = releaseAmounts(terms({ advances: advances('6000.00') }))
    expect(moneyText(release.ewt)).toBe('731.53')
    expect(moneyText(release.holdback)).toBe('1463.06')
    const step = (key: string) => release.steps.find(each => each.key === key)?.amount
    expect(step('cap_base')).toBe(parseMoney('12435.99'))
    expect(step('cap')).toBe(parseMoney('6218.00'))
    expect(moneyText(release.advance_deduction)).toBe('6000.00')
    expect(moneyText(release.net)).toBe('6435.99')
  })

  it('EX-12 leaves of a larger advance what the cap does not reach', () => {
    const release = releaseAmounts(terms({ advances: advances('9000.00') }))
    expect(moneyText(release.advance_deduction)).toBe('6218.00')
    expect(moneyText(release.net)).toBe('6217.99')
    expect(moneyText(parseMoney('9000.00') - release.advance_deduction)).toBe('2782.00')
  })

  it('takes the oldest advance first', () => {
    const release = releaseAmounts(terms({ advances: advances('4000.00', '4000.00', '1000.00') }))
    expect(release.deductions.map(moneyText)).toEqual(['4000.00', '2218.00', '0.00'])
  })

  it('EX-13 withholds of two parts what it would of the whole', () => {
    const plain = { holdback: 0n }
    const first = releaseAmounts(terms({ ...plain, gross: parseMoney('7625.27') }))
    const rest = releaseAmounts(terms({ ...plain, gross: parseMoney('7005.31') }))
    expect([first.ewt, rest.ewt].map(moneyText)).toEqual(['381.26', '350.27'])
    expect(moneyText(first.ewt + rest.ewt)).toBe('731.53')
  })

  it('EX-14 pays a registered broker the tax on top, and withholds of the fee alone', () => {
    const release = releaseAmounts(
      terms({
        gross: parseMoney('3135.13'),
        payee_vat_rate: parseRate('12'),
        ewt_rate: parseRate('10'),
        holdback: 0n,
      }),
    )
    expect([release.vat, release.ewt, release.net].map(moneyText)).toEqual(['376.22', '313.51', '3197.84'])
  })

  it('recovers what is owed before any advance, up to all there is', () => {
    const release = releaseAmounts(
      terms({ open_clawback: parseMoney('20000.00'), advances: advances('5.00') }),
    )
    expect(moneyText(release.clawback)).toBe('12435.99')
    expect(moneyText(release.advance_deduction)).toBe('0.00')
    expect(moneyText(release.net)).toBe('0.00')
  })

  it('pays nobody less than nothing', () => {
    expect(() => releaseAmounts(terms({ other_deduction: parseMoney('12436.00') }))).toThrow(
      'release_below_nothing',
    )
    const most = { ewt_rate: parseRate('60'), holdback: parseMoney('8778.35') }
    expect(() => releaseAmounts(terms(most))).toThrow('release_below_nothing')
    expect(() => releaseAmounts(terms({ open_clawback: -1n }))).toThrow('deduction_negative')
  })

  it('accounts for every centavo of the gross', () => {
    const rate = fc.bigInt({ min: 0n, max: 30_000_000n })
    const some = fc.bigInt({ min: 0n, max: 10n ** 8n })
    fc.assert(
      fc.property(
        some,
        rate,
        rate,
        rate,
        some,
        some,
        fc.array(some, { maxLength: 4 }),
        (gross, vat, ewt, held, returned, claw, open) => {
          const release = releaseAmounts(
            terms({
              gross,
              payee_vat_rate: vat,
              ewt_rate: ewt,
              holdback: percentOf(gross, held),
              returned,
              open_clawback: claw,
              advances: open,
            }),
          )
          const kept = release.ewt + release.holdback + release.clawback + release.advance_deduction
          expect(release.net + kept).toBe(gross + release.vat + returned)
          expect(total(release.deductions)).toBe(release.advance_deduction)
          release.deductions.forEach((part, index) => expect(part).toBeLessThanOrEqual(open[index]!))
          expect(release.net).toBeGreaterThanOrEqual(0n)
        },
      ),
    )
  })
})
