import { describe, expect, it } from 'vitest'
import file from '@tests/cases/money-vectors.json'
import { DRIVERS, WAITING_KINDS } from '@tests/support/money-vectors'

const kinds = Object.entries(file as Record<string, unknown>)
const driven = kinds.filter(([kind]) => kind in DRIVERS)

describe('the worked figures', () => {
  it('are of kinds that are known, and of each kind there is something to compare', () => {
    const unknown = kinds
      .map(([kind]) => kind)
      .filter(kind => !(kind in DRIVERS || WAITING_KINDS.includes(kind)))
    expect(unknown).toEqual([])
    expect(driven.filter(([kind, entry]) => DRIVERS[kind]!(entry).length === 0)).toEqual([])
  })

  it('wait for no rules that are already there', () => {
    expect(WAITING_KINDS.filter(kind => kind in DRIVERS)).toEqual([])
  })

  describe.each(driven)('%s', (kind, entry) => {
    it.each(DRIVERS[kind]!(entry))('$name', ({ expected, actual }) => {
      expect(actual).toEqual(expected)
    })
  })

  it('are refused where a vector says what nobody reads', () => {
    const vector = { p: '1000.00', annualPct: '8', n: 12, out: '86.99' }
    expect(DRIVERS.amortisation!(vector)[0]).toMatchObject({ expected: '86.99', actual: '86.99' })
    expect(() => DRIVERS.amortisation!({ ...vector, fee: '1.00' })).toThrow('fee')
    expect(
      DRIVERS.price!({
        list: '100.00',
        discountPct: '0',
        vatPct: '12',
        miscPct: '0',
        out: { surprise: '1.00' },
      })[0],
    ).toMatchObject({ expected: '1.00', actual: undefined })
  })
})
