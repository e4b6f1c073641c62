import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  headsAbove,
  isHeadOf,
  orgChart,
  reportsOf,
  wouldCycle,
  type LinePerson,
} from '@contract/modules/people/reporting-line.rules'

const person = (
  id: string,
  immediate_head_id: string | null,
  more: Partial<LinePerson> = {},
): LinePerson => ({
  id,
  name: id,
  immediate_head_id,
  rank: 5,
  is_active: true,
  ...more,
})
const peopleOf = (...all: LinePerson[]) => new Map(all.map(each => [each.id, each]))
const company = peopleOf(
  person('president', null, { rank: 1 }),
  person('director', 'president', { rank: 2 }),
  person('manager', 'director', { rank: 3, is_active: false }),
  person('zoe', 'manager'),
  person('ana', 'manager'),
  person('hr', 'president', { rank: 4 }),
)

describe('the reporting line', () => {
  it('goes up from the nearest head, past whoever has left', () => {
    expect(headsAbove(company, 'ana')).toEqual(['director', 'president'])
    expect(headsAbove(company, 'president')).toEqual([])
    expect(headsAbove(company, 'nobody')).toEqual([])
  })

  it('makes a head of whoever has people, for those people alone', () => {
    expect(isHeadOf(company, 'director', 'ana')).toBe(true)
    expect(isHeadOf(company, 'director', 'hr')).toBe(false)
    expect(isHeadOf(company, 'ana', 'ana')).toBe(false)
    expect(reportsOf(company, 'director')).toEqual(['manager', 'zoe', 'ana'])
  })

  it('sees a circle before it is closed', () => {
    expect(wouldCycle(company, 'director', 'ana')).toBe(true)
    expect(wouldCycle(company, 'ana', 'ana')).toBe(true)
    expect(wouldCycle(company, 'ana', 'hr')).toBe(false)
  })

  it('never closes a circle when every change is asked first', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const move = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids))
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), moves => {
        const people = peopleOf(...ids.map(id => person(id, null)))
        for (const [id, head] of moves) if (!wouldCycle(people, id, head)) people.set(id, person(id, head))
        for (const id of ids) {
          const line = headsAbove(people, id)
          expect(line).not.toContain(id)
          expect(people.get(line.at(-1) ?? id)?.immediate_head_id).toBeNull()
        }
      }),
    )
  })
})

describe('the chart', () => {
  it('runs top down by rank and name, and hangs people whose head has left on the next one', () => {
    expect(orgChart(company).map(row => `${'-'.repeat(row.depth)}${row.id}`)).toEqual([
      'president',
      '-director',
      '--ana',
      '--zoe',
      '-hr',
    ])
    expect(orgChart(company)[2]).toEqual({ id: 'ana', depth: 2, head_id: 'director' })
  })

  it('shows everyone once, whatever the line looks like', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const heads = fc.tuple(...ids.map(() => fc.option(fc.constantFrom(...ids, 'gone'))))
    fc.assert(
      fc.property(heads, all => {
        const people = peopleOf(...ids.map((id, index) => person(id, all[index] ?? null)))
        expect(
          orgChart(people)
            .map(row => row.id)
            .sort(),
        ).toEqual(ids)
      }),
    )
  })
})
