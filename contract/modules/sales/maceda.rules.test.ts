import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { rateText } from '@contract/kernel/rates'
import {
  earliestCancellation,
  graceEnds,
  macedaFigures,
  yearsElapsed,
  yearsPaid,
} from '@contract/modules/sales/maceda.rules'

describe('what the law grants a buyer who stops paying', () => {
  it.each([
    ['900000.00', 1, 'days', 60, '0.00'],
    ['900000.00', 0, 'days', 60, '0.00'],
    ['900000.00', 2, 'months', 2, '450000.00'],
    ['900000.00', 3, 'months', 3, '450000.00'],
    ['1000000.00', 5, 'months', 5, '500000.00'],
    ['1000000.00', 6, 'months', 6, '550000.00'],
    ['1750000.55', 7, 'months', 7, '1050000.33'],
    ['1000000.00', 13, 'months', 13, '900000.00'],
    ['3000000.00', 14, 'months', 14, '2700000.00'],
  ] as const)('EX-36 %s paid in %i years: %s × %i of grace, %s back', (paid, years, unit, count, refund) => {
    const figures = macedaFigures(parseMoney(paid), years)
    expect(figures.grace).toEqual({ unit, count })
    expect(moneyText(figures.refund)).toBe(refund)
  })

  it('says the percentage it went by', () => {
    expect(rateText(macedaFigures(100n, 7).refund_rate)).toBe('60.000000')
    expect(rateText(macedaFigures(100n, 1).refund_rate)).toBe('0.000000')
  })

  it('never gives back more than was paid, nor less for having paid longer', () => {
    const paid = fc.bigInt({ min: 0n, max: 10n ** 13n })
    fc.assert(
      fc.property(paid, fc.integer({ min: 0, max: 40 }), (amount, years) => {
        const { refund } = macedaFigures(amount, years)
        expect(refund).toBeLessThanOrEqual(amount)
        expect(refund).toBeLessThanOrEqual(macedaFigures(amount, years + 1).refund)
      }),
    )
  })
})

describe('the years', () => {
  it('paid are instalments by the dozen, rounded down', () => {
    const instalment = parseMoney('20000.00')
    expect(yearsPaid(parseMoney('479999.99'), instalment)).toBe(1)
    expect(yearsPaid(parseMoney('480000.00'), instalment)).toBe(2)
    expect(yearsPaid(parseMoney('480000.00'), 0n)).toBe(0)
  })

  it('elapsed turn over on the day, not in the calendar year', () => {
    expect(yearsElapsed('2024-03-15', '2026-03-14')).toBe(1)
    expect(yearsElapsed('2024-03-15', '2026-03-15')).toBe(2)
    expect(yearsElapsed('2024-02-29', '2025-02-28')).toBe(1)
  })
})

describe('the dates of a cancellation', () => {
  it('give the grace in days or months, then thirty days from a notice that came after it', () => {
    const early = graceEnds('2026-01-31', { unit: 'days', count: 60 })
    expect(early).toBe('2026-04-01')
    expect(graceEnds('2026-01-31', { unit: 'months', count: 3 })).toBe('2026-04-30')
    expect(earliestCancellation('2026-04-10', early)).toBe('2026-05-10')
    expect(earliestCancellation('2026-02-01', early)).toBe('2026-05-01')
  })
})
