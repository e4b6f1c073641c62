import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import { amortise, monthlyPayment } from '@contract/selling/amortisation.rules'

const published = { principal: parseMoney('1916420.72'), annual_rate: parseRate('8.5') }

describe('a monthly payment', () => {
  it.each([
    [180, '18871.75'],
    [120, '23760.87'],
    [60, '39318.31'],
  ])('EX-03 over %i months is the published one', (months, payment) => {
    expect(moneyText(monthlyPayment({ ...published, months }))).toBe(payment)
  })

  it('without interest is an equal part', () => {
    const loan = { principal: parseMoney('1000.00'), annual_rate: 0n, months: 3 }
    expect(moneyText(monthlyPayment(loan))).toBe('333.33')
    expect(amortise(loan).map(({ amount }) => moneyText(amount))).toEqual(['333.33', '333.33', '333.34'])
  })

  it.each([0, -1, 2.5, 481])('does not run over %s months', months => {
    expect(() => monthlyPayment({ ...published, months })).toThrow('instalments_missing')
  })
})

describe('an amortised loan', () => {
  it('pays interest on what is left, and clears it with the last payment', () => {
    const rows = amortise({ ...published, months: 60 })
    expect(rows).toHaveLength(60)
    expect(moneyText(rows[0]!.interest)).toBe('13574.65')
    expect(moneyText(rows[0]!.balance)).toBe('1890677.06')
    expect(rows.slice(0, -1).every(({ amount }) => moneyText(amount) === '39318.31')).toBe(true)
    expect(rows.at(-1)!.balance).toBe(0n)
    expect(total(rows.map(({ principal }) => principal))).toBe(published.principal)
  })

  it('foots at any rate a developer asks for', () => {
    const loans = fc.record({
      principal: fc.bigInt({ min: 10_000_000n, max: 10n ** 13n }),
      annual_rate: fc.bigInt({ min: 0n, max: 24_000_000n }),
      months: fc.integer({ min: 1, max: 240 }),
    })
    fc.assert(
      fc.property(loans, loan => {
        const rows = amortise(loan)
        expect(total(rows.map(({ principal }) => principal))).toBe(loan.principal)
        expect(rows.at(-1)!.balance).toBe(0n)
        expect(rows.every(({ principal, interest }) => principal >= 0n && interest >= 0n)).toBe(true)
        const payment = monthlyPayment(loan)
        expect(rows.slice(0, -1).every(({ amount }) => amount === payment)).toBe(true)
      }),
    )
  })

  it('is refused where rounding would leave nothing for the last payments', () => {
    expect(() => amortise({ principal: 5n, annual_rate: 0n, months: 10 })).toThrow('instalments_too_small')
  })
})
