import { expect, it } from 'vitest'
import { pnlColumnTitle } from '@contract/modules/accounting/pnl-column-title'
import { pnlWords } from '@contract/modules/accounting/profit-and-loss-words'
import { pnlColumns } from '@contract/modules/accounting/profit-and-loss.rules'

const titlesOn = (today: string) =>
  pnlColumns(Number(today.slice(0, 4)), today).map(column => pnlColumnTitle(column, pnlWords.columns))

it.each(['2028-01-02', '2028-02-29', '2028-12-31'])('names the year so far as such on %s', today => {
  const months = Array.from({ length: 12 }, (_, index) => `2028-${String(index + 1).padStart(2, '0')}`)
  expect(titlesOn(today)).toEqual([...months, 'Year to date', expect.stringContaining('2027')])
})
