import { describe, expect, it } from 'vitest'
import type { PlannedUnit } from '@contract/modules/property/plan.views'
import { cellName, planGroups } from '@/features/property/plan/plan-groups'

const unit = (place: Partial<PlannedUnit>): PlannedUnit => ({
  id: '01a1fa65-f2dd-768c-999c-c8f7244c9822',
  unit_code: 'U-1',
  phase: null,
  block: null,
  lot: null,
  tower: null,
  floor: null,
  unit_no: null,
  status: 'available',
  list_price: '1.00',
  is_match: true,
  ...place,
})

describe('a plan', () => {
  it('puts lots into blocks and blocks into phases, numbers as numbers', () => {
    const groups = planGroups([
      unit({ phase: '2', block: '1', lot: '1' }),
      unit({ phase: '1', block: '10', lot: '2' }),
      unit({ phase: '1', block: '2', lot: '10' }),
      unit({ phase: '1', block: '2', lot: '9' }),
    ])
    expect(groups.map(group => group.phase)).toEqual(['1', '2'])
    expect(groups[0]?.lines.map(line => line.block)).toEqual(['2', '10'])
    expect(groups[0]?.lines[0]?.units.map(each => each.lot)).toEqual(['9', '10'])
  })

  it('stacks the floors of a tower with the highest on top', () => {
    const [tower] = planGroups([
      unit({ tower: 'A', floor: '2', unit_no: '201' }),
      unit({ tower: 'A', floor: '12', unit_no: '1201' }),
      unit({ tower: 'A', floor: '1', unit_no: '101' }),
    ])
    expect(tower?.tower).toBe('A')
    expect(tower?.lines.map(line => line.floor)).toEqual(['12', '2', '1'])
  })

  it('keeps each flat below its own, also where a number is missing between them', () => {
    const on = (floor: string, ...numbers: string[]) =>
      numbers.map(unit_no => unit({ tower: 'A', floor, unit_no }))
    const shown = (units: PlannedUnit[]) =>
      planGroups(units)[0]?.lines.map(line => line.places.map(place => place?.unit_no ?? '–'))
    expect(shown([...on('10', '1001', '1002', '1003'), ...on('9', '901', '903')])).toEqual([
      ['1001', '1002', '1003'],
      ['901', '–', '903'],
    ])
    // Numbers that say no place, and two that say the same, stay beside each other.
    expect(shown([...on('2', 'PH-A', '201'), ...on('1', '101')])).toEqual([['201', 'PH-A'], ['101']])
    expect(shown(on('1', '101', 'B101'))).toEqual([['101', 'B101']])
  })

  it('leaves out nothing that has no place', () => {
    const groups = planGroups([unit({}), unit({ unit_code: 'U-2' })])
    expect(groups).toMatchObject([{ phase: null, tower: null }])
    expect(groups[0]?.lines[0]?.units).toHaveLength(2)
  })

  it('names a cell by its place, or by the end of its code', () => {
    expect([cellName(unit({ lot: '7' })), cellName(unit({ unit_code: 'GV-B1-L12' }))]).toEqual(['7', 'L12'])
  })
})
