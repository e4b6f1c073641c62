import { describe, expect, it } from 'vitest'
import { found, headsIn, stepOf, unfolded } from '@/features/people/org-chart/chart-view'

const person = (id: string, head_id: string | null, depth: number, full_name = id) => ({
  id,
  head_id,
  depth,
  full_name,
  position: 'Agent',
  ou_code: 'CEB',
  email: `${id}@bayside.test`,
  mobile: null,
})
const chart = [
  person('ana', null, 0),
  person('ben', 'ana', 1, 'Ybañez, Ben'),
  person('cil', 'ben', 2),
  person('dan', 'ana', 1),
]
const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id)
const step = (at: string, key: string, folded: string[] = [], isRtl = false) =>
  stepOf({ chart, shown: unfolded(chart, new Set(folded)), folded: new Set(folded) }, at, key, isRtl)

describe('the chart', () => {
  it('hides all that stands below whoever is folded', () => {
    expect(ids(unfolded(chart, new Set(['ben'])))).toEqual(['ana', 'ben', 'dan'])
    expect(ids(unfolded(chart, new Set(['ana'])))).toEqual(['ana'])
  })

  it('finds by name without accents, with the line that leads there or without', () => {
    expect(ids(found(chart, 'ybanez ceb', true))).toEqual(['ana', 'ben'])
    expect(ids(found(chart, 'cil', true))).toEqual(['ana', 'ben', 'cil'])
    expect(ids(found(chart, 'cil', false))).toEqual(['cil'])
    expect(ids(headsIn(chart, 'cil'))).toEqual(['ben', 'ana'])
  })

  it('is walked by the keys of a tree', () => {
    expect(step('ana', 'ArrowDown')).toEqual({ to: 'ben' })
    expect(step('ana', 'ArrowUp')).toBeNull()
    expect(step('ana', 'End')).toEqual({ to: 'dan' })
    expect(step('dan', 'Home')).toEqual({ to: 'ana' })
    expect(step('ben', 'ArrowLeft')).toEqual({ fold: 'ben' })
    expect(step('ben', 'ArrowLeft', ['ben'])).toEqual({ to: 'ana' })
    expect(step('ben', 'ArrowRight', ['ben'])).toEqual({ unfold: 'ben' })
    expect(step('ben', 'ArrowRight')).toEqual({ to: 'cil' })
    expect(step('ben', 'ArrowDown', ['ben'])).toEqual({ to: 'dan' })
    expect(step('dan', 'y')).toEqual({ to: 'ben' })
    expect(step('dan', 'Enter')).toBeNull()
  })

  it('turns left and right round in Arabic', () => {
    expect(step('ben', 'ArrowRight', [], true)).toEqual({ fold: 'ben' })
    expect(step('ben', 'ArrowLeft', [], true)).toEqual({ to: 'cil' })
  })
})
