import { describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import { dwellingThreshold } from '@contract/selling/tax.parameters'
import { dwellingThresholds, vatTreatment, type VatQuestion } from '@contract/selling/vat.rules'

const THRESHOLDS = dwellingThresholds(dwellingThreshold.default)

const ask = (overrides: Partial<VatQuestion> = {}) =>
  vatTreatment({
    vat_rule: 'residential_dwelling',
    is_socialised: false,
    selling_price: parseMoney('3600000.00'),
    on: '2026-11-20',
    thresholds: THRESHOLDS,
    ...overrides,
  })

describe('whether a unit bears VAT', () => {
  it('spares a dwelling up to the threshold and not a centavo above', () => {
    expect(ask()).toMatchObject({ treatment: 'exempt', because: 'within_threshold' })
    expect(ask({ selling_price: parseMoney('3600000.01') })).toEqual({
      treatment: 'vatable',
      because: 'above_threshold',
      threshold: parseMoney('3600000.00'),
    })
  })

  it('taxes lots alone and whatever is commercial, however cheap', () => {
    const selling_price = parseMoney('100000.00')
    expect(ask({ vat_rule: 'lot', selling_price })).toMatchObject({ treatment: 'vatable', because: 'lot' })
    expect(ask({ vat_rule: 'commercial', selling_price, is_socialised: true })).toMatchObject({
      treatment: 'vatable',
      because: 'commercial',
    })
  })

  it('spares socialised housing, its lots too', () => {
    expect(ask({ vat_rule: 'lot', is_socialised: true }).treatment).toBe('exempt')
    expect(ask({ is_socialised: true, selling_price: parseMoney('9000000.00') }).treatment).toBe('exempt')
  })

  it('goes by the threshold of the day, in whatever order the rows stand', () => {
    const later = { effective_from: '2027-01-01', amount: parseMoney('4000000.00') }
    const selling_price = parseMoney('3900000.00')
    for (const thresholds of [
      [...THRESHOLDS, later],
      [later, ...THRESHOLDS],
    ]) {
      expect(ask({ selling_price, thresholds, on: '2026-12-31' }).treatment).toBe('vatable')
      expect(ask({ selling_price, thresholds, on: '2027-01-01' }).treatment).toBe('exempt')
    }
  })

  it('taxes rather than guesses where no threshold is known', () => {
    expect(ask({ on: '2023-12-31' })).toEqual({
      treatment: 'vatable',
      because: 'no_threshold',
      threshold: null,
    })
  })
})
