import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import {
  checkReturned,
  installmentOf,
  liquidationMovements,
  openBalance,
  payDeductions,
  type AdvanceMovement,
} from '@contract/modules/cash-advance/advance-movement.rules'

const move = (kind: AdvanceMovement['kind'], amount: string): AdvanceMovement => ({
  kind,
  amount: parseMoney(amount),
})

describe('the life of an advance', () => {
  it('EX-33 ends at nothing once the rest is deducted from the next commission', () => {
    const life = [
      move('release', '25000.00'),
      move('liquidation', '18437.50'),
      move('cash_return', '4000.00'),
    ]
    expect(moneyText(openBalance(life))).toBe('2562.50')
    expect(openBalance([...life, move('commission_deduction', '2562.50')])).toBe(0n)
  })

  it('EX-33 pays what was spent beyond the advance', () => {
    const spent = liquidationMovements(parseMoney('25000.00'), parseMoney('26112.40'))
    expect(spent).toEqual([move('liquidation', '26112.40'), move('additional_payment', '1112.40')])
    expect(openBalance([move('release', '25000.00'), ...spent])).toBe(0n)
  })

  const amounts = fc.bigInt({ min: 1n, max: 10_000_000n })
  const steps = fc.array(fc.record({ isSpent: fc.boolean(), amount: amounts }), { maxLength: 12 })

  it('INV-10 never goes below nothing, whatever is spent and returned', () => {
    fc.assert(
      fc.property(amounts, steps, (released, taken) => {
        const life: AdvanceMovement[] = [{ kind: 'release', amount: released }]
        for (const { isSpent, amount } of taken) {
          const balance = openBalance(life)
          if (balance === 0n) break
          if (isSpent) life.push(...liquidationMovements(balance, amount))
          else if (checkReturned(balance, amount).length === 0) life.push({ kind: 'cash_return', amount })
          expect(openBalance(life) >= 0n).toBe(true)
        }
        const back = life.filter(({ kind }) => kind === 'liquidation' || kind === 'cash_return')
        const out = life.filter(({ kind }) => kind === 'release' || kind === 'additional_payment')
        const sum = (all: AdvanceMovement[]) => all.reduce((total, { amount }) => total + amount, 0n)
        expect(sum(back) <= sum(out)).toBe(true)
      }),
    )
  })

  it('takes back no more than is open, and something', () => {
    expect(checkReturned(500n, 500n)).toEqual([])
    expect(checkReturned(500n, 501n)).toEqual([{ path: 'amount', code: 'advance_beyond_balance' }])
    expect(checkReturned(500n, 0n)).toEqual([{ path: 'amount', code: 'advance_needs_amount' }])
  })
})

describe('deductions from pay (R-28)', () => {
  const deducted = (balances: readonly [string, string][], net: string) =>
    payDeductions({
      advances: balances.map(([balance, installment]) => ({
        balance: parseMoney(balance),
        installment: parseMoney(installment),
      })),
      net_pay: parseMoney(net),
      cap_rate: parseRate('20'),
    }).map(moneyText)

  it('take the installment of EX-28, where the cap leaves room for it', () => {
    expect(deducted([['6000.00', '1500.00']], '10750.69')).toEqual(['1500.00'])
  })

  it('carries over what is beyond the cap, the oldest first', () => {
    const both: [string, string][] = [
      ['6000.00', '1500.00'],
      ['3000.00', '1000.00'],
    ]
    expect(deducted(both, '10750.69')).toEqual(['1500.00', '650.14'])
    expect(deducted(both, '0.00')).toEqual(['0.00', '0.00'])
  })

  it('is the whole of the amount after so many pays', () => {
    expect(moneyText(installmentOf(parseMoney('10000.00'), 3))).toBe('3333.34')
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.integer({ min: 1, max: 24 }),
        (amount, count) => {
          const one = installmentOf(amount, count)
          expect(one * BigInt(count) >= amount).toBe(true)
          expect(one * BigInt(count) - amount < BigInt(count)).toBe(true)
        },
      ),
    )
  })
})
