import fc from 'fast-check'
import { expect, it } from 'vitest'
import { factsHash } from '@server/platform/seals/facts-hash'

it('is the same whatever the order of the facts', () => {
  expect(factsHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(factsHash({ b: { d: null, c: [1, 2] }, a: 1 }))
})

it('is another one as soon as any fact is', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const isSame = factsHash({ lines: [{ net: one }] }) === factsHash({ lines: [{ net: other }] })
      return isSame === (one === other)
    }),
  )
})
