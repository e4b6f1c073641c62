import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eachRelease, runsOf } from '@server/modules/commission/releases/each-release'

const paid = (seller_id: string, id = seller_id) => ({ release: { id, seller_id } })

it('cuts a batch where somebody is paid again, and nowhere else', () => {
  expect(runsOf(['a', 'b', 'c'].map(each => paid(each)))).toHaveLength(1)
  const twice = runsOf(['a', 'b', 'a', 'c', 'b'].map(each => paid(each)))
  expect(twice.map(run => run.map(({ release }) => release.seller_id))).toEqual([
    ['a', 'b'],
    ['a', 'c', 'b'],
  ])
})

it('keeps each release once, in its order, and pays nobody twice in a run', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), sellers => {
      const payments = sellers.map((seller, index) => paid(seller, String(index)))
      const runs = runsOf(payments)
      expect(runs.flat()).toEqual(payments)
      for (const run of runs)
        expect(new Set(run.map(({ release }) => release.seller_id)).size).toBe(run.length)
    }),
  )
})

it('tells of which release something was refused', () => {
  const releases = ['a', 'b'].map(id => ({ id, seller_id: id }))
  const refuse = () =>
    eachRelease(
      releases,
      ({ id }) => new Error(`of ${id}`),
      (_release, index) => {
        if (index === 1) throw new Error('no')
      },
    )
  expect(refuse).toThrow('of b')
})
