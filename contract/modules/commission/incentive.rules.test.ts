import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { total } from '@contract/kernel/parts'
import {
  countedSales,
  incentiveStanding,
  type CountedSale,
  type IncentiveSale,
  type IncentiveTerms,
} from '@contract/modules/commission/incentive.rules'
import {
  measureText,
  type IncentiveMetric,
  type IncentiveTier,
} from '@contract/modules/commission/incentive-tier'
import { checkTiers } from '@contract/modules/commission/incentive-tiers.rules'

const fixed = (from: string, to: string | null, amount: string): IncentiveTier => ({
  ...{ from, to, kind: 'fixed', amount },
})
const pct = (from: string, to: string | null, amount: string): IncentiveTier => ({
  ...{ from, to, kind: 'pct', amount },
})
const BY_UNITS = [fixed('3', '5', '50000.00'), fixed('5', null, '120000.00')]
const codes = (metric: IncentiveMetric, tiers: IncentiveTier[]) =>
  checkTiers(metric, tiers).map(({ path, code }) => `${path} ${code}`)

const terms = (more: Partial<IncentiveTerms> = {}): IncentiveTerms => ({
  ...{ metric: 'units', tiers: BY_UNITS, level: 'agent', developer_id: null },
  ...{ valid_from: '2026-01-01', valid_to: '2026-03-31' },
  ...more,
})
const sale = (no: number, more: Partial<IncentiveSale> = {}): IncentiveSale => ({
  ...{ id: `sale-${String(no)}`, sale_no: `SR-${String(no).padStart(4, '0')}`, status: 'booked' },
  ...{ booked_on: '2026-02-10', developer_id: 'dev', net_list_price: '4180166.25', tcp: '4890794.51' },
  sellers: [
    { sale_seller_id: `s${String(no)}`, seller_id: 'ana', level: 'agent', weight: '1', sequence_no: 1 },
    {
      sale_seller_id: `m${String(no)}`,
      seller_id: 'mia',
      level: 'sales_manager',
      weight: '1',
      sequence_no: 2,
    },
  ],
  ...more,
})
const standing = (of: IncentiveTerms, sales: readonly IncentiveSale[], seller = 'ana') =>
  incentiveStanding(of, countedSales(of, sales).get(seller) ?? [])

describe('the tiers of a program', () => {
  it('follow each other to an open end', () => {
    expect(codes('units', BY_UNITS)).toEqual([])
    expect(codes('units', [])).toEqual(['tiers incentive_tiers_missing'])
    expect(codes('units', [fixed('0', null, '1.00')])).toEqual(['tiers.0.from incentive_tier_from'])
    expect(codes('units', [fixed('3', '5', '1.00'), fixed('6', null, '2.00')])).toEqual([
      'tiers.1.from incentive_tier_gap',
    ])
    expect(codes('units', [fixed('3', '5', '1.00'), fixed('4', null, '2.00')])).toEqual([
      'tiers.1.from incentive_tier_gap',
    ])
    expect(codes('units', [fixed('3', '5', '1.00')])).toEqual(['tiers.0.to incentive_tier_end'])
    expect(codes('units', [fixed('3', '3', '1.00'), fixed('3', null, '2.00')])).toEqual([
      'tiers.0.to incentive_tier_end',
    ])
  })

  it('INC-05 give an amount, or of money a percentage, and never less for more', () => {
    expect(codes('units', [fixed('3', null, '1.005')])).toEqual(['tiers.0.amount incentive_tier_amount'])
    expect(codes('units', [fixed('3', null, '0')])).toEqual(['tiers.0.amount incentive_tier_amount'])
    expect(codes('net_sales', [pct('100', null, '101')])).toEqual(['tiers.0.amount incentive_tier_amount'])
    expect(codes('units', [pct('3', null, '1')])).toEqual(['tiers.0.kind incentive_tier_percent_of_units'])
    expect(codes('units', [fixed('3', '5', '2.00'), fixed('5', null, '1.00')])).toEqual([
      'tiers.1.amount incentive_tier_falls',
    ])
    // One per cent of what the second tier begins with is less than what the first one gives up to there.
    expect(codes('net_sales', [fixed('1000000', '2000000', '30000'), pct('2000000', null, '1')])).toEqual([
      'tiers.1.amount incentive_tier_falls',
    ])
  })
})

describe('who reaches which tier', () => {
  it('INC-01 counts each unit once, for whoever stands at the level of the program', () => {
    const sales = [sale(1), sale(2), sale(3)]
    const ana = standing(terms(), sales)
    expect(ana).toMatchObject({ tier: 0, amount: 5_000_000n })
    expect(ana.next).toEqual({ tier: 1, missing: 20_000n, amount: 12_000_000n })
    expect(measureText('units', ana.next?.missing ?? 0n)).toBe('2')
    expect(ana.parts.map(({ amount }) => amount)).toEqual([1_666_667n, 1_666_667n, 1_666_666n])
    expect(ana.steps.map(({ key, rule, amount }) => [key, rule, amount])).toEqual([
      ['incentive', 'R-17', '50000.00'],
    ])
    expect(standing(terms(), sales, 'mia')).toMatchObject({
      ...{ tier: null, amount: 0n, parts: [], steps: [] },
      next: { tier: 0, missing: 30_000n, amount: 5_000_000n },
    })
    expect(standing(terms({ level: 'sales_manager' }), sales, 'mia').tier).toBe(0)
  })

  it('INC-02 leaves out what is not booked, was cancelled, lies outside of the period, or is another developer’s', () => {
    const counted = (more: Partial<IncentiveSale>, of = terms()) =>
      countedSales(of, [sale(1, more)]).has('ana')
    expect(counted({})).toBe(true)
    expect(counted({ status: 'fully_paid' })).toBe(true)
    expect(counted({ status: 'reserved', booked_on: null })).toBe(false)
    expect(counted({ status: 'cancelled' })).toBe(false)
    expect(counted({ booked_on: '2025-12-31' })).toBe(false)
    expect(counted({ booked_on: '2026-01-01' })).toBe(true)
    expect(counted({ booked_on: '2026-03-31' })).toBe(true)
    expect(counted({ booked_on: '2026-04-01' })).toBe(false)
    expect(counted({ developer_id: 'other' }, terms({ developer_id: 'dev' }))).toBe(false)
  })

  it('INC-03 shares a sale by the weights of those who share the level, to the ten-thousandth', () => {
    const sellers = ['ana', 'ben', 'cara'].map((seller_id, index) => ({
      ...{
        sale_seller_id: seller_id,
        seller_id,
        level: 'agent' as const,
        weight: '1',
        sequence_no: index + 1,
      },
    }))
    const counted = countedSales(terms(), [sale(1, { sellers })])
    expect([...counted.values()].map(([one]) => one?.measure)).toEqual([3_334n, 3_333n, 3_333n])
    const net = countedSales(terms({ metric: 'net_sales' }), [sale(1, { sellers })])
    expect(total([...net.values()].map(([one]) => one?.measure ?? 0n))).toBe(418_016_625n)
  })

  it('INC-04 explains a percentage from what was counted, rounded once', () => {
    const tiers = [pct('4000000', null, '0.5')]
    const { amount, steps } = standing(terms({ metric: 'gross_sales', tiers }), [sale(1)])
    expect(amount).toBe(2_445_397n)
    expect(steps.map(({ key, amount: text }) => [key, text])).toEqual([
      ['counted', '4890794.51'],
      ['incentive', '24453.97'],
    ])
  })
})

const money = fc.bigInt({ min: 1n, max: 10n ** 9n })
/** Tiers of money as somebody may write them; those that the rule refuses are thrown away. */
const tiers = fc
  .array(
    fc.record({
      width: fc.integer({ min: 1, max: 50_000_000 }),
      isPct: fc.boolean(),
      amount: fc.integer({ min: 1, max: 9_000 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map(steps => {
    let from = 0
    return steps.map(({ width, isPct, amount }, index): IncentiveTier => {
      from += width
      const next = steps[index + 1]
      const to = next ? String(from + next.width) : null
      return isPct
        ? { ...pct(String(from), to, (amount / 1000).toFixed(3)) }
        : { ...fixed(String(from), to, `${String(amount * 100)}.00`) }
    })
  })
  .filter(list => checkTiers('net_sales', list).length === 0)
const sold = fc.array(money, { maxLength: 8 }).map(measures =>
  measures.map((measure, index): CountedSale => ({
    ...{ sale_seller_id: `s${String(index)}`, sale_id: `s${String(index)}`, sale_no: `SR-${String(index)}` },
    measure,
  })),
)
const of = (list: IncentiveTier[]) => ({ metric: 'net_sales' as const, tiers: list })

describe('an incentive, whatever is sold', () => {
  it('is never below nothing, and is the sum of the parts that its sales carry', () => {
    fc.assert(
      fc.property(tiers, sold, (list, sales) => {
        const { amount, parts, steps } = incentiveStanding(of(list), sales)
        expect(amount >= 0n).toBe(true)
        expect(parts.every(part => part.amount >= 0n)).toBe(true)
        expect(total(parts.map(part => part.amount))).toBe(amount)
        if (amount > 0n) expect(steps.at(-1)?.key).toBe('incentive')
      }),
    )
  })

  it('is never less for more sales', () => {
    fc.assert(
      fc.property(tiers, sold, money, (list, sales, more) => {
        const before = incentiveStanding(of(list), sales)
        const another = { sale_seller_id: 'z', sale_id: 'z', sale_no: 'SR-Z', measure: more }
        const after = incentiveStanding(of(list), [...sales, another])
        expect(after.amount >= before.amount).toBe(true)
      }),
    )
  })

  it('does not ask in which order things were sold', () => {
    fc.assert(
      fc.property(tiers, sold, (list, sales) => {
        const read = (some: CountedSale[]) => {
          const { parts, ...rest } = incentiveStanding(of(list), some)
          return {
            ...rest,
            parts: new Map(parts.map(({ sale: one, amount }) => [one.sale_seller_id, amount])),
          }
        }
        expect(read(sales.toReversed())).toEqual(read(sales))
      }),
    )
  })

  it('says exactly what is missing: with it the next tier is reached, with a centavo less it is not', () => {
    fc.assert(
      fc.property(tiers, sold, (list, sales) => {
        const { next } = incentiveStanding(of(list), sales)
        if (!next) return
        const and = (measure: bigint) =>
          incentiveStanding(of(list), [
            ...sales,
            { ...{ sale_seller_id: 'z', sale_id: 'z', sale_no: 'z' }, measure },
          ])
        expect(and(next.missing)).toMatchObject({ tier: next.tier, amount: next.amount })
        expect(and(next.missing - 1n).tier ?? -1).toBeLessThan(next.tier)
      }),
    )
  })
})
