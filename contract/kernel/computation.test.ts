import { describe, expect, it } from 'vitest'
import { startComputation } from '@contract/kernel/computation'

type Key = 'price' | 'rate_of_it' | 'rest' | 'both' | 'net' | 'least'

describe('a computation that explains itself', () => {
  it('writes down every amount with what it was made of', () => {
    const computation = startComputation<Key>('R-00')
    computation.add('price', { by: 'given', amount: 1000n })
    computation.add('rate_of_it', { by: 'percent', of: 'price', rate: 12_350_000n })
    computation.add('rest', { by: 'difference', from: 'price', less: ['rate_of_it'] })
    computation.add('both', { by: 'sum', of: ['rest', 'rate_of_it'] })
    computation.add('net', { by: 'net_of_tax', of: 'price', rate: 12_000_000n })
    computation.add('least', { by: 'smaller', of: ['price', 'net'] })
    expect(computation.steps.map(({ key, amount }) => [key, amount])).toEqual([
      ['price', 1000n],
      ['rate_of_it', 124n],
      ['rest', 876n],
      ['both', 1000n],
      ['net', 893n],
      ['least', 893n],
    ])
    expect(computation.steps[1]).toEqual({
      key: 'rate_of_it',
      rule: 'R-00',
      how: { by: 'percent', of: 'price', rate: 12_350_000n },
      amount: 124n,
    })
  })

  it('neither uses an amount it has not got nor computes one twice', () => {
    const computation = startComputation<Key>('R-00')
    expect(() => computation.add('rest', { by: 'sum', of: ['price'] })).toThrow('not computed yet: price')
    computation.add('price', { by: 'given', amount: 1n })
    expect(() => computation.add('price', { by: 'given', amount: 2n })).toThrow('computed twice: price')
  })
})
