import { describe, expect, it } from 'vitest'
import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import type { Resource } from '@contract/kernel/define-resource'
import { countedAlone, isOneMeasure } from '@/shared/grid/tally/measures'

const fields = (propertyUnitResource as unknown as Resource).fields
const of = (...names: string[]) => names.map(name => fields[name])

describe('the figures of a range', () => {
  it('come to something within one measure, whatever text stands between them', () => {
    expect(isOneMeasure(of('list_price', 'unit_code', 'next_list_price'))).toBe(true)
    expect(isOneMeasure(of('lot_area_sqm', 'status', 'floor_area_sqm'))).toBe(true)
    expect(isOneMeasure([undefined, ...of('unit_code')])).toBe(true)
  })

  it('come to nothing where prices stand beside areas, or amounts beside percents', () => {
    expect(isOneMeasure(of('list_price', 'lot_area_sqm'))).toBe(false)
    expect(isOneMeasure([{ kind: 'money' }, { kind: 'rate' }])).toBe(false)
  })

  it('are counted all the same', () => {
    const five = { kind: 'number', value: 5 } as const
    const summary = { cells: 4, count: 3, numeric: 2, known: 'all' as const }
    expect(countedAlone({ ...summary, sum: five, min: five, max: five, average: five })).toEqual({
      ...summary,
      sum: null,
      min: null,
      max: null,
      average: null,
    })
  })
})
