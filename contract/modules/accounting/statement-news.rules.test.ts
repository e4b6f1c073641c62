import { expect, it } from 'vitest'
import { newLines } from '@contract/modules/accounting/statement-news.rules'

const line = (line_date: string, amount: string) => ({
  line_date,
  amount,
  description: 'Fee',
  reference: null,
})

it('leaves out lines that are there already, and keeps a twin that is not', () => {
  const [first, twin, next] = [
    line('2026-11-01', '-5.00'),
    line('2026-11-01', '-5.00'),
    line('2026-11-02', '-5.00'),
  ]
  expect(newLines([first, twin, next], [first])).toEqual([twin, next])
  expect(newLines([first, twin], [first, twin])).toEqual([])
  expect(newLines([first], [])).toEqual([first])
})
