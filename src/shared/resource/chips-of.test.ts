import { describe, expect, it } from 'vitest'
import { chipsOf } from '@/shared/resource/chips-of'

const value = (of: string, count: number, label: string | null = null) => ({ value: of, label, count })
const CHOICES = [
  { value: 'draft', label: 'Draft' },
  { value: 'sent', label: 'Sent' },
  { value: 'paid', label: 'Paid' },
]

describe('chips above a list', () => {
  it('stand in the order of the contract, each with its count, and only for values that rows have', () => {
    expect(chipsOf([value('paid', 3), value('draft', 1)], CHOICES, null)).toEqual([
      { value: 'draft', label: 'Draft', count: 1 },
      { value: 'paid', label: 'Paid', count: 3 },
    ])
  })

  it('keep the one that is chosen, though no row has it any more', () => {
    expect(chipsOf([value('paid', 3)], CHOICES, 'sent').map(chip => [chip.value, chip.count])).toEqual([
      ['sent', 0],
      ['paid', 3],
    ])
  })

  it('of what is referred to stand by how many rows have them, by name and without its code', () => {
    const stages = [value('a', 2, 'Won · WON'), value('b', 9, 'New · NEW')]
    expect(chipsOf(stages, undefined, null)).toEqual([
      { value: 'b', label: 'New', count: 9 },
      { value: 'a', label: 'Won', count: 2 },
    ])
  })

  it('are no more than a line of them, and the chosen one besides', () => {
    const many = Array.from({ length: 20 }, (_, n) => value(`v${n}`, 20 - n, `Name ${n}`))
    expect(chipsOf(many, undefined, null)).toHaveLength(9)
    expect(chipsOf(many, undefined, 'v19').at(-1)).toMatchObject({ value: 'v19', count: 1 })
  })
})
