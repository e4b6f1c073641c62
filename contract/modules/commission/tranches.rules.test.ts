import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import {
  openTranches,
  projectedDates,
  trancheAmounts,
  triggerAmounts,
} from '@contract/modules/commission/tranches.rules'

const releases = ['30', '30', '20', '20'].map(parseRate)
const triggers = triggerAmounts(parseMoney('4890794.51'), ['10', '20', '50', '100'].map(parseRate))

describe('the tranches of a commission', () => {
  it('EX-08 foot in every row and every column', () => {
    const amounts = ['48768.61', '48768.61', '48768.60', '31351.25', '16720.67', '10450.42']
    const sellers = amounts.map((amount, index) => ({ id: String(index), amount: parseMoney(amount) }))
    const cut = trancheAmounts(
      { gross: parseMoney('250809.98'), company: parseMoney('45981.82'), sellers },
      releases,
    )
    expect(cut.sellers.map(seller => seller.amounts.map(moneyText))).toEqual([
      ['14630.58', '14630.59', '9753.72', '9753.72'],
      ['14630.58', '14630.59', '9753.72', '9753.72'],
      ['14630.58', '14630.58', '9753.72', '9753.72'],
      ['9405.38', '9405.37', '6270.25', '6270.25'],
      ['5016.20', '5016.20', '3344.14', '3344.13'],
      ['3135.13', '3135.12', '2090.09', '2090.08'],
    ])
    expect(cut.company.map(moneyText)).toEqual(['13794.54', '13794.55', '9196.35', '9196.38'])
    expect(cut.gross.map(moneyText)).toEqual(['75242.99', '75243.00', '50161.99', '50162.00'])
  })

  it('foot whatever the shares', () => {
    const some = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { maxLength: 8 })
    fc.assert(
      fc.property(some, fc.bigInt({ min: 0n, max: 10n ** 9n }), (amounts, company) => {
        const sellers = amounts.map((amount, index) => ({ id: String(index), amount }))
        const gross = total(amounts) + company
        const cut = trancheAmounts({ gross, company, sellers }, releases)
        expect(total(cut.gross)).toBe(gross)
        expect(total(cut.company)).toBe(company)
        cut.sellers.forEach((seller, index) => expect(total(seller.amounts)).toBe(amounts[index]))
        cut.gross.forEach((part, index) => {
          const column = total(cut.sellers.map(seller => seller.amounts[index]!)) + cut.company[index]!
          expect(column).toBe(part)
        })
      }),
    )
  })
})

describe('what opens a tranche', () => {
  it('EX-09 is an amount collected', () => {
    expect(triggers.map(moneyText)).toEqual(['489079.45', '978158.90', '2445397.26', '4890794.51'])
    expect(openTranches(parseMoney('448626.16'), triggers)).toBe(0)
    expect(openTranches(parseMoney('501579.43'), triggers)).toBe(1)
    expect(openTranches(parseMoney('4890794.51'), triggers)).toBe(4)
  })

  it('EX-09 is not a percentage, which would deny the second one over a ten-millionth', () => {
    expect(openTranches(parseMoney('978158.90'), triggers)).toBe(2)
    expect(parseMoney('978158.90') * 100n < parseMoney('4890794.51') * 20n).toBe(true)
    expect(openTranches(parseMoney('978158.89'), triggers)).toBe(1)
  })

  it('never closes by collecting more', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 9n })
    fc.assert(
      fc.property(amount, amount, (some, more) => {
        expect(openTranches(some + more, triggers)).toBeGreaterThanOrEqual(openTranches(some, triggers))
      }),
    )
  })

  it('is expected on the day the schedule reaches it, several on one day if need be', () => {
    const rows = [
      { due_date: '2026-03-31', principal: parseMoney('3912635.61') },
      { due_date: '2026-01-31', principal: parseMoney('500000.00') },
      { due_date: '2026-02-28', principal: parseMoney('478158.90') },
    ]
    expect(projectedDates(rows, triggers)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-03-31'])
    expect(projectedDates(rows.slice(1), triggers)).toEqual(['2026-01-31', '2026-02-28', null, null])
  })
})
