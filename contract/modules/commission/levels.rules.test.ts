import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseWeight, total } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import { levelAmounts, shareAmounts, type Participant } from '@contract/modules/commission/levels.rules'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'

const base = parseMoney('4180166.25')
const companyRate = parseRate('6')
const golden = [
  { level: 'agent', rate: parseRate('3.5') },
  { level: 'sales_manager', rate: parseRate('0.75') },
  { level: 'sales_director', rate: parseRate('0.40') },
  { level: 'broker', rate: parseRate('0.25') },
] as const
type Level = (typeof golden)[number]['level']

const person = (id: string, level: Level, weight = '1', sequence_no = 1): Participant<Level> => ({
  id,
  level,
  weight: parseWeight(weight),
  sequence_no,
})

const paid = (people: Participant<Level>[], vacant: 'to_company' | 'to_next_level' = 'to_company') => {
  const { sellers, company } = shareAmounts(levelAmounts<Level>(base, companyRate, golden), people, vacant)
  return Object.fromEntries(
    [...sellers, { id: 'company', amount: company }].map(({ id, amount }) => [id, moneyText(amount)]),
  )
}

describe('the levels of a commission', () => {
  it('EX-06 earn their own rates, and the company the rest', () => {
    const { gross, levels, company, steps } = levelAmounts<Level>(base, companyRate, golden)
    expect(moneyText(gross)).toBe('250809.98')
    expect([...levels.values()].map(moneyText)).toEqual(['146305.82', '31351.25', '16720.67', '10450.42'])
    expect(moneyText(total([...levels.values()]))).toBe('204828.16')
    expect(moneyText(company)).toBe('45981.82')
    expect(steps.at(-1)).toMatchObject({
      key: 'company',
      rule: 'R-07',
      how: { by: 'difference', from: 'gross' },
    })
  })

  it('may not earn more than comes in', () => {
    expect(() => levelAmounts(base, parseRate('4.89'), golden)).toThrow('levels_above_company_rate')
  })
})

describe('the shares of a commission', () => {
  it('EX-07 of co-agents are equal but for the odd centavo, which the last does not get', () => {
    const people = [person('c', 'agent', '1', 3), person('a', 'agent', '1', 1), person('b', 'agent', '1', 2)]
    expect(paid(people)).toMatchObject({ a: '48768.61', b: '48768.61', c: '48768.60' })
  })

  it('EX-07 go by weight', () => {
    const people = [
      person('a', 'agent', '50', 1),
      person('b', 'agent', '30', 2),
      person('c', 'agent', '20', 3),
    ]
    expect(paid(people)).toMatchObject({ a: '73152.91', b: '43891.75', c: '29261.16' })
  })

  it('of a level nobody stands in are the company’s, or roll up to the next person', () => {
    const people = [person('ana', 'agent'), person('dan', 'sales_director')]
    expect(paid(people)).toEqual({ ana: '146305.82', dan: '16720.67', company: '87783.49' })
    expect(paid(people, 'to_next_level')).toEqual({ ana: '146305.82', dan: '48071.92', company: '56432.24' })
  })

  it('one person may have at two levels', () => {
    const { sellers } = shareAmounts(
      levelAmounts<Level>(base, companyRate, golden),
      [person('ana', 'agent'), person('ana', 'broker')],
      'to_company',
    )
    expect(sellers.map(({ id, amount }) => [id, moneyText(amount)])).toEqual([
      ['ana', '146305.82'],
      ['ana', '10450.42'],
    ])
  })

  it('foot, whoever stands where', () => {
    const rates = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 5, maxLength: 5 })
    const people = fc.array(
      fc.record({
        id: fc.string(),
        level: fc.constantFrom(...SELLER_LEVELS),
        weight: fc.bigInt({ min: 1n, max: 1_000_000n }),
        sequence_no: fc.nat({ max: 9 }),
      }),
      { maxLength: 9 },
    )
    const vacant = fc.constantFrom('to_company', 'to_next_level')
    fc.assert(
      fc.property(
        fc.bigInt({ min: 100_000n, max: 10n ** 13n }),
        rates,
        people,
        vacant,
        (amount, given, sellers, rule) => {
          const levels = SELLER_LEVELS.map((level, index) => ({ level, rate: given[index]! }))
          const amounts = levelAmounts(amount, parseRate('6'), levels)
          expect(total([...amounts.levels.values()]) + amounts.company).toBe(amounts.gross)
          const shares = shareAmounts(amounts, sellers, rule)
          expect(total(shares.sellers.map(share => share.amount)) + shares.company).toBe(amounts.gross)
          expect(shares.sellers).toHaveLength(sellers.length)
          expect(shares.company).toBeGreaterThanOrEqual(amounts.company)
        },
      ),
    )
  })
})
