import { describe, expect, it } from 'vitest'
import { nextCell } from '@/features/settings/roles/next-cell'

const rows = [
  { code: 'a', choices: ['none', 'own', 'all'] as const },
  { code: 'b', choices: ['none', 'all'] as const },
  { code: 'c', choices: ['none', 'own', 'all'] as const },
]

describe('the next cell of the matrix', () => {
  it.each([
    ['ArrowRight', 'a', 'own', 'a all'],
    ['ArrowRight', 'a', 'all', null],
    ['ArrowLeft', 'a', 'own', 'a none'],
    ['Home', 'a', 'all', 'a none'],
    ['End', 'a', 'none', 'a all'],
    ['ArrowDown', 'a', 'all', 'b all'],
    ['ArrowDown', 'a', 'own', 'b none'],
    ['ArrowUp', 'a', 'own', null],
    ['PageDown', 'a', 'all', 'c all'],
    ['PageUp', 'c', 'all', 'a all'],
    ['x', 'a', 'own', null],
  ] as const)('%s from %s %s is %s', (key, code, choice, expected) => {
    const next = nextCell(rows, { code, choice }, key, false)
    expect(next && `${next.code} ${next.choice}`).toBe(expected)
  })

  it('is mirrored where one reads from the right', () => {
    expect(nextCell(rows, { code: 'a', choice: 'own' }, 'ArrowRight', true)?.choice).toBe('none')
    expect(nextCell(rows, { code: 'a', choice: 'own' }, 'ArrowLeft', true)?.choice).toBe('all')
  })
})
