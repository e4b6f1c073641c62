import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate, rateText } from '@contract/kernel/rates'
import { corporateLimit, individualLimit } from '@contract/modules/commission/commission.parameters'
import {
  withholdingOf,
  withholdRelease,
  type Payee,
  type WithholdingTerms,
} from '@contract/modules/commission/withholding.rules'

const INDIVIDUAL_LIMIT = parseMoney(individualLimit.default)
const CORPORATE_LIMIT = parseMoney(corporateLimit.default)
const TERMS: WithholdingTerms = {
  rates: { WI139: parseRate('5'), WI140: parseRate('10'), WC139: parseRate('10'), WC140: parseRate('15') },
  individual_limit: INDIVIDUAL_LIMIT,
  corporate_limit: CORPORATE_LIMIT,
}

const payee = (overrides: Partial<Payee> = {}): Payee => ({
  kind: 'individual',
  is_vat_registered: false,
  sworn_declaration_on_file: true,
  expected_gross: INDIVIDUAL_LIMIT,
  ...overrides,
})

describe('what is withheld from a payee', () => {
  it.each<[string, Partial<Payee>, string, string]>([
    ['a declaration up to the limit', {}, 'sworn_declaration', '5.000000'],
    ['a centavo above the limit', { expected_gross: INDIVIDUAL_LIMIT + 1n }, 'no_declaration', '10.000000'],
    ['no declaration', { sworn_declaration_on_file: false }, 'no_declaration', '10.000000'],
    ['a declaration that says no amount', { expected_gross: null }, 'no_declaration', '10.000000'],
    ['registration for VAT', { is_vat_registered: true }, 'vat_registered', '10.000000'],
    [
      'a small corporation',
      { kind: 'corporation', expected_gross: CORPORATE_LIMIT },
      'corp_le_720k',
      '10.000000',
    ],
    [
      'a larger corporation',
      { kind: 'corporation', expected_gross: CORPORATE_LIMIT + 1n },
      'corp_gt_720k',
      '15.000000',
    ],
    [
      'a corporation of unknown size',
      { kind: 'corporation', expected_gross: null },
      'corp_gt_720k',
      '15.000000',
    ],
  ])('goes by %s', (_name, overrides, basis, rate) => {
    const answer = withholdingOf(payee(overrides), TERMS)
    expect(answer.basis).toBe(basis)
    expect(rateText(answer.rate)).toBe(rate)
  })

  it('EX-15 changes with the release after the one that crosses three million', () => {
    const release = parseMoney('14630.58')
    const first = withholdRelease(withholdingOf(payee(), TERMS), parseMoney('2985400.00'), release, TERMS)
    expect(moneyText(first.gross_ytd)).toBe('3000030.58')
    expect(moneyText(first.ewt)).toBe('731.53')
    const second = withholdRelease(first.next, first.gross_ytd, release, TERMS)
    expect(moneyText(second.ewt)).toBe('1463.06')
    expect(second.next).toEqual(first.next)
  })

  it('goes by the rates and the limits that it is given, also where the limit is crossed', () => {
    const raised = { ...TERMS, individual_limit: INDIVIDUAL_LIMIT + 1n }
    expect(withholdingOf(payee({ expected_gross: INDIVIDUAL_LIMIT + 1n }), raised).basis).toBe(
      'sworn_declaration',
    )
    const dearer = { ...TERMS, rates: { ...TERMS.rates, WI139: parseRate('6'), WI140: parseRate('12') } }
    const profile = withholdingOf(payee(), dearer)
    expect(rateText(profile.rate)).toBe('6.000000')
    expect(rateText(withholdRelease(profile, INDIVIDUAL_LIMIT, 1n, dearer).next.rate)).toBe('12.000000')
  })

  it('stays as it is at three million sharp', () => {
    const profile = withholdingOf(payee(), TERMS)
    expect(withholdRelease(profile, INDIVIDUAL_LIMIT - 1n, 1n, TERMS).next).toEqual(profile)
  })
})
