import { describe, expect, it } from 'vitest'
import { unitsByProject } from '@/features/dashboard/sales/units-by-project'

const value = (id: string, count: number) => ({
  value: id,
  label: `${id.toUpperCase()} · Project ${id}`,
  count,
})

describe('units by project', () => {
  it('stand in one row a project with a figure for each status, those with most to sell first', () => {
    const rows = unitsByProject([[value('a', 2), value('b', 7)], [value('a', 1)], [], [value('c', 4)]])
    expect(rows.map(({ id, counts }) => [id, ...Object.values(counts)])).toEqual([
      ['b', 7, 0, 0, 0],
      ['a', 2, 1, 0, 0],
      ['c', 0, 0, 0, 4],
    ])
  })
})
