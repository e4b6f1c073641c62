import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundCounts, roundLines, type ExactFigures } from '@contract/modules/sales/unit-counts.rules'

const NAMES = ['reservations', 'bookings', 'ended', 'lost'] as const
const line = (counts: Partial<Record<(typeof NAMES)[number], string>>): ExactFigures => ({
  reservations: '0',
  bookings: '0',
  ended: '0',
  lost: '0',
  net_list_price: '0.00',
  tcp: '0.00',
  average_tcp: null,
  discount_rate: null,
  booked_tcp: '0.00',
  ended_tcp: '0.00',
  cancellation_rate: null,
  ...counts,
})
const cents = (text: string) => Math.round(Number(text) * 100)
const sum = (texts: readonly string[]) => texts.reduce((all, text) => all + cents(text), 0)

describe('counts of sales that sellers share', () => {
  it('have two decimals where they are not whole', () => {
    expect(roundCounts(['26.0001', '11.5', '0.3333', '0.1666'])).toEqual(['26', '11.50', '0.33', '0.17'])
  })

  it('share what rounding leaves: three thirds are one sale', () => {
    expect(roundCounts(['0.3334', '0.3333', '0.3333'])).toEqual(['0.34', '0.33', '0.33'])
    expect(roundCounts([])).toEqual([])
    expect(roundCounts(['0', '0'])).toEqual(['0', '0'])
  })

  it('give net units of their own line, below nought as well', () => {
    const { lines, total } = roundLines(
      [line({ ended: '0.6667' }), line({ reservations: '1', ended: '0.3333' })],
      line({ reservations: '1', ended: '1' }),
    )
    expect(lines.map(({ net_units }) => net_units)).toEqual(['-0.67', '0.67'])
    expect(total.net_units).toBe('0')
  })

  it('stay within a hundredth where one is large and others are near nothing', () => {
    // Split by weight, the first would be 29.50: more than a hundredth above what it is.
    const given = ['29.488', '0.0028', '0.0019', '0.0024'].map(reservations => ({ reservations }))
    const { lines, total } = roundLines(given.map(line), line({}))
    expect(lines.map(({ reservations }) => reservations)).toEqual(['29.49', '0.01', '0', '0'])
    expect(total.reservations).toBe('29.50')
  })

  it('add up to the total, each less than a hundredth from what it is exactly', () => {
    const count = fc.integer({ min: 0, max: 300_000 }).map(value => String(value / 10_000))
    const counted = fc.record({ reservations: count, bookings: count, ended: count, lost: count })
    fc.assert(
      fc.property(fc.array(counted, { maxLength: 30 }), given => {
        const { lines, total } = roundLines(given.map(line), line({}))
        for (const name of NAMES) {
          expect(sum(lines.map(each => each[name]))).toBe(cents(total[name]))
          for (const [index, each] of lines.entries())
            expect(Math.abs(Number(each[name]) - Number(given[index]?.[name]))).toBeLessThan(0.01 + 1e-9)
        }
        for (const each of [...lines, total])
          expect(cents(each.reservations) - cents(each.ended)).toBe(cents(each.net_units))
      }),
    )
  })
})
