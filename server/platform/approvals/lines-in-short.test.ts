import { describe, expect, it } from 'vitest'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import { linesInShort } from '@server/platform/approvals/lines-in-short'

const line = (
  value: string,
  kind: ViewLine['kind'] = 'text',
  name: ViewLine['name'] = 'field',
): ViewLine => ({
  name,
  kind,
  value,
})
const valuesOf = (lines: readonly ViewLine[]) => linesInShort(lines).map(({ value }) => value)

describe('a request in a row of the inbox', () => {
  it('says the amount that is decided about, and no other money', () => {
    const expense = [
      line('Lapu-Lapu Print House'),
      line('2026-11-28', 'date'),
      line('16400.00', 'money'),
      line('1968.00', 'money'),
      line('18204.00', 'money', 'amount'),
    ]
    expect(valuesOf(expense)).toEqual(['Lapu-Lapu Print House', '2026-11-28', '18204.00'])
  })

  it('has the amount among its first three lines, however many stand before it', () => {
    const lines = [line('a'), line('b'), line('c'), line('d'), line('5.00', 'money', 'amount')]
    expect(valuesOf(lines)).toEqual(['a', 'b', '5.00', 'c'])
  })

  it('leaves the amount first where it stands first, and lines without an amount as they are', () => {
    expect(valuesOf([line('5.00', 'money', 'amount'), line('Event')])).toEqual(['5.00', 'Event'])
    expect(valuesOf([line('a'), line('2.00', 'days', 'days'), line('b')])).toEqual(['a', '2.00', 'b'])
  })
})
