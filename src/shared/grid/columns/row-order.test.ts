import { describe, expect, it } from 'vitest'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import { inOrder } from '@/shared/grid/columns/row-order'

const column = (id: string, kind: ListColumn['kind'], text?: ListColumn['text']) =>
  ({ id, kind, text: text ?? (row => String(row[id] ?? '')) }) as ListColumn

function ordered(of: ListColumn, values: unknown[], direction: 'asc' | 'desc' = 'asc', tag = 'en') {
  const rows = values.map((value, index) => ({ id: String(index), row_version: 1, [of.id]: value }))
  return inOrder(rows, [{ field: of.id, direction }], [of], tag).map(row => row[of.id])
}

describe('the order of rows that are here', () => {
  it('of amounts is exact beyond what a float can tell apart', () => {
    const amounts = ['99999999999999.99', '-3.00', '-20.10', null, '99999999999999.98', '3.00']
    const up = ['-20.10', '-3.00', '3.00', '99999999999999.98', '99999999999999.99', null]
    expect(ordered(column('a', 'money'), amounts)).toEqual(up)
    expect(ordered(column('a', 'money'), amounts, 'desc')).toEqual([...up].reverse())
  })

  it('of figures and codes goes by number, not by letters', () => {
    expect(ordered(column('n', 'integer'), [10, 9, null, 2])).toEqual([2, 9, 10, null])
    expect(ordered(column('r', 'rate'), ['10.000000', '9.5', '9.45'])).toEqual(['9.45', '9.5', '10.000000'])
    expect(ordered(column('c', 'code'), ['B-10', 'B-9', 'a-1'])).toEqual(['a-1', 'B-9', 'B-10'])
  })

  it('of words is that of the language', () => {
    const words = ['Zebra', 'Ñandú', 'Nube', 'éclair', 'oso']
    expect(ordered(column('w', 'text'), words, 'asc', 'es')).toEqual([
      'éclair',
      'Nube',
      'Ñandú',
      'oso',
      'Zebra',
    ])
    expect(ordered(column('w', 'text'), ['öl', 'Zoo'], 'asc', 'de')).toEqual(['öl', 'Zoo'])
    expect(ordered(column('w', 'text'), ['öl', 'Zoo'], 'asc', 'sv')).toEqual(['Zoo', 'öl'])
  })

  it('of what has a name goes by the name that is shown, and of days by the day', () => {
    const names: Record<string, string> = { a: 'Zürich', b: 'Aachen' }
    const named = column('m', 'enum', row => names[String(row['m'])] ?? '')
    expect(ordered(named, ['a', 'b', null])).toEqual(['b', 'a', null])
    const shown = column('d', 'date', row => (row['d'] === '2025-12-01' ? '01.12.2025' : '02.01.2025'))
    expect(ordered(shown, ['2025-12-01', '2025-01-02'])).toEqual(['2025-01-02', '2025-12-01'])
  })

  it('keeps rows that are alike as they came, and asks the next column about them', () => {
    const rows = [
      { id: '1', row_version: 1, k: 'b', n: 2 },
      { id: '2', row_version: 1, k: 'a', n: 1 },
      { id: '3', row_version: 1, k: 'b', n: 1 },
      { id: '4', row_version: 1, k: 'a', n: 1 },
    ]
    const columns = [column('k', 'text'), column('n', 'integer')]
    const by = (...fields: string[]) =>
      inOrder(
        rows,
        fields.map(field => ({ field, direction: 'asc' as const })),
        columns,
        'en',
      ).map(row => row.id)
    expect(by('k')).toEqual(['2', '4', '1', '3'])
    expect(by('k', 'n')).toEqual(['2', '4', '3', '1'])
    expect(by()).toEqual(['1', '2', '3', '4'])
  })
})
