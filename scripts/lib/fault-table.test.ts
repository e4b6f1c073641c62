import { describe, expect, it } from 'vitest'
import { mergeTable } from './fault-table.mjs'

const row = (id: string, verdict = 'named') => ({
  id,
  fault: 'a fault',
  verdict,
  by: `.cache/faults/HEAD/tests/api/a.test.ts › group > ${id} says | so`,
})

describe('the table of faults', () => {
  const first = mergeTable('# Faults\n\nWhat they are.\n', [row('B-02'), row('A-01')], 'now')

  it('stands below the words of its file, in the order of the cases', () => {
    expect(first.split('\n').slice(0, 3)).toEqual(['# Faults', '', 'What they are.'])
    expect(first.trimEnd().split('\n').slice(-2)).toEqual([
      '| A-01 | a fault | named |  | a.test.ts › A-01 says \\| so |',
      '| B-02 | a fault | named |  | a.test.ts › B-02 says \\| so |',
    ])
  })

  it('keeps what was not tried again, and the test that named a fault beside an older verdict', () => {
    const second = mergeTable(first, [row('B-02', 'stale')], 'before')
    expect(second.trimEnd().split('\n').slice(-2)).toEqual([
      '| A-01 | a fault | named |  | a.test.ts › A-01 says \\| so |',
      '| B-02 | a fault | named | stale | a.test.ts › B-02 says \\| so |',
    ])
    expect(mergeTable(second, [], 'now')).toBe(second)
  })
})
