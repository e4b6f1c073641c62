import { describe, expect, it } from 'vitest'
import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import type { Resource } from '@contract/kernel/define-resource'
import { measuresOf, withMeasures } from '@/shared/grid/tally/measures'

const fields = (propertyUnitResource as Resource).fields
const of = (...names: string[]) => names.map(name => fields[name])

describe('the figures of a range', () => {
  it('are of one measure where their columns are, whatever text stands between them', () => {
    expect(measuresOf(of('list_price', 'unit_code', 'next_list_price'))).toEqual(['amounts'])
    expect(measuresOf(of('lot_area_sqm', 'status', 'floor_area_sqm'))).toEqual(['sqm'])
    expect(measuresOf([undefined, ...of('unit_code')])).toEqual([])
  })

  it('are of several measures where prices stand beside areas, counts or percents', () => {
    expect(measuresOf(of('list_price', 'lot_area_sqm'))).toEqual(['amounts', 'sqm'])
    expect(measuresOf([{ kind: 'money' }, { kind: 'integer' }, { kind: 'rate' }, { kind: 'days' }])).toEqual([
      'amounts',
      'numbers',
      'percents',
      'days',
    ])
  })

  it('keep their sum when measures differ, and the summary names the measures', () => {
    const five = { kind: 'number', value: 5 } as const
    const figures = { sum: five, min: five, max: five, average: five }
    const summary = { cells: 4, count: 3, numeric: 2, known: 'all' as const, ...figures }
    const columns = of('list_price', 'lot_area_sqm')
    expect(withMeasures(summary, columns)).toEqual({ ...summary, mixed: ['amounts', 'sqm'] })
    expect(withMeasures(summary, of('list_price'))).toEqual(summary)
    const one = { ...summary, numeric: 1, sum: null, min: null, max: null, average: null }
    expect(withMeasures(one, columns)).toEqual(one)
  })
})
