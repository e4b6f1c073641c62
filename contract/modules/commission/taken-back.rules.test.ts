import fc from 'fast-check'
import { expect, it } from 'vitest'
import { total } from '@contract/kernel/parts'
import { releasableOf, takeBack } from '@contract/modules/commission/taken-back.rules'

it('takes back of the tranche that was paid last first', () => {
  const shares = [
    { seq: 1, paid: 100n },
    { seq: 2, paid: 50n },
  ]
  expect(takeBack(shares, 70n)).toEqual([
    { seq: 2, paid: 50n, part: 50n },
    { seq: 1, paid: 100n, part: 20n },
  ])
})

it('takes as much as was asked for, and of no share more than was paid of it', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 1000n), { maxLength: 5 }), fc.bigInt(0n, 1000n), (paid, asked) => {
      const shares = paid.map((amount, index) => ({ seq: index + 1, paid: amount }))
      const most = total(paid)
      const amount = asked < most ? asked : most
      const parts = takeBack(shares, amount)
      expect(total(parts.map(({ part }) => part))).toBe(amount)
      for (const { part, paid: own } of parts) expect(part).toBeLessThanOrEqual(own)
    }),
  )
})

it('what is taken back of a share that is half paid leaves the other half to its seller', () => {
  expect(releasableOf({ amount: 15n, taken: 15n }, 50n, 100n)).toBe(0n)
  expect(releasableOf({ amount: 15n, taken: 15n }, 100n, 100n)).toBe(15n)
})
