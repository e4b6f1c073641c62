import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import { advanceLimit, clawback, useHoldbacks } from '@contract/modules/commission/clawback.rules'

const share = (released: string, held_back = '0.00', is_earned = true) => ({
  released: parseMoney(released),
  held_back: parseMoney(held_back),
  is_earned,
})

describe('a sale that is cancelled after commission was released', () => {
  it.each([
    ['the first agent', '14630.58', '14630.59', '29261.17'],
    ['the third agent', '14630.58', '14630.58', '29261.16'],
    ['the manager', '9405.38', '9405.37', '18810.75'],
    ['the director', '5016.20', '5016.20', '10032.40'],
    ['the broker', '3135.13', '3135.12', '6270.25'],
  ])('EX-16 is paid back by %s', (_who, first, second, gross) => {
    expect(moneyText(clawback([share(first), share(second)], 'full').gross)).toBe(gross)
  })

  it('EX-16 takes first what was held back', () => {
    const shares = [share('14630.58', '1463.06'), share('14630.59', '1463.06')]
    const { applied, open } = clawback(shares, 'full')
    expect(moneyText(applied)).toBe('2926.12')
    expect(moneyText(open)).toBe('26335.05')
  })

  it('is paid back as far as the scheme says', () => {
    const shares = [share('100.00'), share('50.00', '60.00', false)]
    expect(clawback(shares, 'unearned_only')).toEqual({ gross: 5000n, applied: 5000n, open: 0n })
    expect(clawback(shares, 'none')).toEqual({ gross: 0n, applied: 0n, open: 0n })
  })
})

describe('the holdbacks that cover a clawback', () => {
  const held = [
    { id: 'first', amount: 30n },
    { id: 'second', amount: 30n },
    { id: 'third', amount: 30n },
  ]

  it('are used up one after the other, and what is not needed of the last one stays held', () => {
    expect(useHoldbacks(held, 40n)).toEqual([
      { id: 'first', used: 30n, rest: 0n },
      { id: 'second', used: 10n, rest: 20n },
    ])
    expect(useHoldbacks(held, 0n)).toEqual([])
  })
})

describe('how much a seller may have in advance', () => {
  it('is a part of what is coming, less what he has already', () => {
    const coming = parseMoney('29261.17')
    expect(moneyText(advanceLimit(coming, parseRate('50'), parseMoney('6000.00')))).toBe('8630.59')
    expect(advanceLimit(coming, parseRate('50'), parseMoney('20000.00'))).toBe(0n)
  })
})
