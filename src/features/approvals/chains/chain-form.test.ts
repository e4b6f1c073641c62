import { describe, expect, it } from 'vitest'
import { draftsOf, moved, newStep, stepOf } from '@/features/approvals/chains/chain-form'

describe('the steps of a chain', () => {
  it.each([
    [0, 1, 'bac'],
    [2, 0, 'cab'],
    [0, 2, 'bca'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
  ])('moves %i to %i', (from, to, order) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order)
  })

  it('begins with one, and tells nobody its key', () => {
    expect(draftsOf(null)).toHaveLength(1)
    expect(Object.keys(stepOf(newStep())).sort()).not.toContain('key')
    expect(newStep().key).not.toBe(newStep().key)
  })
})
