import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import { adjustTranches } from '@contract/modules/commission/adjustment.rules'
import type { Participant } from '@contract/modules/commission/levels.rules'
import { projectCommission, type FrozenScheme } from '@contract/modules/commission/projection.rules'
import { cellOf, sumOf, type TrancheCells } from '@contract/modules/commission/tranche-cells'

const scheme: FrozenScheme = {
  company_rate: parseRate('6'),
  levels: [
    { level: 'agent', rate: parseRate('3.5') },
    { level: 'manager', rate: parseRate('0.75') },
    { level: 'director', rate: parseRate('0.4') },
  ],
  tranches: [
    { seq: 1, trigger_rate: parseRate('10'), release_rate: parseRate('30') },
    { seq: 2, trigger_rate: parseRate('20'), release_rate: parseRate('40') },
    { seq: 3, trigger_rate: parseRate('100'), release_rate: parseRate('30') },
  ],
  vacant: 'to_company',
}
type Seller = Participant<string>
const seller = (id: string, level = 'agent', weight = 1n, sequence_no = 1): Seller => ({
  ...{ id, level, weight, sequence_no },
})
const counted = (base: Centavos, participants: readonly Seller[]) =>
  projectCommission(scheme, { base, tcp: base, participants, schedule: [] })
/** What is billed of tranches as they stand. */
const firstOf = (tranches: readonly TrancheCells[], count: number) => tranches.slice(0, count)
const amounts = (tranches: readonly TrancheCells[], id: string) => tranches.map(each => cellOf(each, id))

describe('an adjustment', () => {
  const base = parseMoney('1000000.00')
  const before = counted(base, [seller('a'), seller('m', 'manager')])

  it('rewrites all tranches while nobody was billed', () => {
    const after = counted(parseMoney('1100000.00'), [seller('a'), seller('m', 'manager')])
    expect(adjustTranches(after, []).map(({ gross, company }) => ({ gross, company }))).toEqual(
      after.map(({ gross, company }) => ({ gross, company })),
    )
  })

  it('leaves what was billed and puts the difference of a price into the tranches after it', () => {
    const now = counted(parseMoney('1100000.00'), [seller('a'), seller('m', 'manager')])
    const after = adjustTranches(now, firstOf(before, 1))
    expect(after.map(({ gross }) => gross)).toEqual([1_800_000n, 2_742_857n, 2_057_143n])
    expect(amounts(after, 'a')).toEqual([1_050_000n, 1_600_000n, 1_200_000n])
    expect(total(after.map(({ gross }) => gross))).toBe(6_600_000n)
  })

  it('adds a tranche where all are billed and more is due', () => {
    const now = counted(parseMoney('1100000.00'), [seller('a'), seller('m', 'manager')])
    const after = adjustTranches(now, before)
    expect(after.map(({ seq, gross }) => [seq, gross])).toEqual([
      ...[
        [1, 1_800_000n],
        [2, 2_400_000n],
        [3, 1_800_000n],
      ],
      [4, 600_000n],
    ])
    expect(amounts(after, 'a').at(-1)).toBe(350_000n)
  })

  it('credits the bill that was sent last where less is due than was billed', () => {
    const now = counted(parseMoney('900000.00'), [seller('a'), seller('m', 'manager')])
    const after = adjustTranches(now, before)
    expect(after.map(({ gross }) => gross)).toEqual([1_800_000n, 2_400_000n, 1_200_000n])
    expect(amounts(after, 'a')).toEqual([1_050_000n, 1_400_000n, 700_000n])
  })

  it('gives the billed share of a seller who leaves to the one who comes, and the rest to him anyway', () => {
    const after = adjustTranches(counted(base, [seller('b'), seller('m', 'manager')]), firstOf(before, 1))
    expect(amounts(after, 'a')).toEqual([0n, 0n, 0n])
    expect(amounts(after, 'b')).toEqual([1_050_000n, 1_400_000n, 1_050_000n])
    expect(amounts(after, 'm')).toEqual(amounts(before, 'm'))
    expect(after.map(({ gross }) => gross)).toEqual(before.map(({ gross }) => gross))
  })

  it('makes up for a weight that was wrong out of what is still open', () => {
    const was = counted(base, [seller('a', 'agent', 1n), seller('b', 'agent', 1n, 2)])
    const now = counted(base, [seller('a', 'agent', 3n), seller('b', 'agent', 7n, 2)])
    const after = adjustTranches(now, firstOf(was, 1))
    expect(amounts(after, 'a')).toEqual([525_000n, 300_000n, 225_000n])
    expect(amounts(after, 'b')).toEqual([525_000n, 1_100_000n, 825_000n])
  })

  it('gives the one who comes all that he is owed of what is billed, also where that was billed too high', () => {
    const now = counted(parseMoney('950000.00'), [seller('b'), seller('m', 'manager')])
    const after = adjustTranches(now, firstOf(before, 1))
    const [first = 0n] = amounts(after, 'b')
    expect(first).toBeGreaterThanOrEqual(cellOf(now[0] as TrancheCells, 'b'))
    expect(first).toBeLessThanOrEqual(1_050_000n)
  })

  it('leaves what nobody takes over to the company', () => {
    const after = adjustTranches(counted(base, [seller('m', 'manager')]), firstOf(before, 1))
    expect(amounts(after, 'a')).toEqual([0n, 0n, 0n])
    expect(after[0]?.company).toBe((before[0]?.company ?? 0n) + 1_050_000n)
  })
})

const people = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      level: fc.constantFrom('agent', 'manager', 'director'),
      weight: fc.bigInt(1n, 100n),
    }),
    { selector: ({ id, level }) => `${id} ${level}`, maxLength: 6 },
  )
  .map(all => all.map(({ id, level, weight }, at) => seller(`${id} ${level}`, level, weight, at + 1)))
const state = fc.record({ base: fc.bigInt(1n, 2_000_000_000n), people })
/** A sale that changes, and of which tranches are billed between its changes. */
const course = fc.array(fc.record({ to: state, bills: fc.integer({ min: 0, max: 2 }) }), {
  minLength: 1,
  maxLength: 5,
})

/** Walks through the changes: what was billed stands as it was when it was billed. */
function walk(steps: readonly { to: { base: Centavos; people: Seller[] }; bills: number }[]) {
  const billed: TrancheCells[] = []
  let now: TrancheCells[] = []
  for (const { to, bills } of steps) {
    now = adjustTranches(counted(to.base, to.people), billed)
    const open = now.filter(({ seq, gross }) => gross > 0n && !billed.some(each => each.seq === seq))
    billed.push(...open.slice(0, bills))
  }
  return { billed, now }
}

describe('after any course of changes and bills', () => {
  it('rows and columns foot, and every seller has in all what is counted for him', () => {
    fc.assert(
      fc.property(course, state, (steps, { base, people: sellers }) => {
        const { billed } = walk(steps)
        const target = counted(base, sellers)
        const after = adjustTranches(target, billed)
        expect(total(after.map(({ gross }) => gross))).toBe(total(target.map(({ gross }) => gross)))
        for (const { gross, company, sellers: cells } of after)
          expect(gross).toBe(company + total(cells.map(({ amount }) => amount)))
        for (const id of after[0]?.sellers.map(each => each.id) ?? [])
          expect(sumOf(after, id)).toBe(sumOf(target, id))
      }),
      { numRuns: 400 },
    )
  })

  it('no seller has less than nothing of any tranche, and no bill is above what was billed', () => {
    fc.assert(
      fc.property(course, state, (steps, { base, people: sellers }) => {
        const { billed } = walk(steps)
        for (const { seq, gross, sellers: cells } of adjustTranches(counted(base, sellers), billed)) {
          expect(gross).toBeGreaterThanOrEqual(0n)
          for (const { amount } of cells) expect(amount).toBeGreaterThanOrEqual(0n)
          const bill = billed.find(each => each.seq === seq)
          if (bill) expect(gross).toBeLessThanOrEqual(bill.gross)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('an adjustment followed by its opposite gives the first state to the centavo', () => {
    fc.assert(
      fc.property(course, state, (steps, other) => {
        const { billed } = walk(steps)
        const last = steps.at(-1)!.to
        const first = adjustTranches(counted(last.base, last.people), billed)
        adjustTranches(counted(other.base, other.people), billed)
        expect(adjustTranches(counted(last.base, last.people), billed)).toEqual(first)
      }),
      { numRuns: 100 },
    )
  })

  it('what was billed as it is counted is due as it was billed, so that the state before a change comes back', () => {
    fc.assert(
      fc.property(state, fc.integer({ min: 0, max: 3 }), ({ base, people: sellers }, count) => {
        const now = counted(base, sellers)
        expect(
          adjustTranches(now, firstOf(now, count)).map(({ gross, sellers: cells }) => [gross, cells]),
        ).toEqual(now.map(({ gross, sellers: cells }) => [gross, cells]))
      }),
      { numRuns: 300 },
    )
  })

  it('while the rest can bear it, no billed amount changes at all', () => {
    fc.assert(
      fc.property(state, fc.bigInt(100n, 130n), fc.integer({ min: 1, max: 2 }), (from, percent, count) => {
        const billed = firstOf(counted(from.base, from.people), count)
        const after = adjustTranches(counted((from.base * percent) / 100n, from.people), billed)
        for (const tranche of billed)
          for (const { id, amount } of tranche.sellers) {
            const now = after.find(({ seq }) => seq === tranche.seq)
            expect(now?.gross).toBe(tranche.gross)
            expect(now && cellOf(now, id)).toBe(amount)
          }
      }),
      { numRuns: 300 },
    )
  })
})
