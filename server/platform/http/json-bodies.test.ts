import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repeatedField } from '@server/platform/http/json-bodies'

const LAYOUTS = [undefined, 2, '\t'] as const

it('finds nothing in what a serialiser wrote, whatever stands in it', () => {
  const value = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })
  fc.assert(
    fc.property(value, fc.constantFrom(...LAYOUTS), (json, space) => {
      expect(repeatedField(JSON.stringify(json, null, space))).toBeNull()
    }),
  )
})

it('finds a name that an object has twice, at whatever depth and among whatever else', () => {
  const name = fc.string({ unit: 'binary' })
  const values = fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(name, values, fc.nat({ max: 20 }), (field, others, depth) => {
      const inside = others.map(value => `${JSON.stringify(field)} : ${JSON.stringify(value)}`).join(' , ')
      const json = `${'[{"x":'.repeat(depth)}{ ${inside} }${'}]'.repeat(depth)}`
      expect(repeatedField(json)).toBe(field)
    }),
  )
})
