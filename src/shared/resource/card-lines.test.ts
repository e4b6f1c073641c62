import { describe, expect, it } from 'vitest'
import { cardLines } from '@/shared/resource/card-lines'

const text = (id: string) => ({ id, kind: 'text' as const })
const money = (id: string) => ({ id, kind: 'money' as const })
const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id).join(' ')

describe('the lines of a card', () => {
  it('are the first six', () => {
    expect(idsOf(cardLines(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(text)))).toBe('a b c d e f')
    expect(idsOf(cardLines([text('a'), money('b')]))).toBe('a b')
  })

  it('never leave out what it is about, where that is an amount', () => {
    const columns = [...['a', 'b', 'c', 'd', 'e', 'f'].map(text), money('amount'), money('interest')]
    expect(idsOf(cardLines(columns))).toBe('a b c d e amount')
  })

  it('show one amount where one is among the first', () => {
    const columns = [money('price'), ...['a', 'b', 'c', 'd', 'e', 'f'].map(text), money('interest')]
    expect(idsOf(cardLines(columns))).toBe('price a b c d e')
  })
})
