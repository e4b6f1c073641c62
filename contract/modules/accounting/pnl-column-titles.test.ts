import { expect, it } from 'vitest'
import { pnlColumnTitles } from '@contract/modules/accounting/pnl-column-titles'
import { pnlWords } from '@contract/modules/accounting/profit-and-loss-words'
import { comparedColumns, pnlColumns } from '@contract/modules/accounting/profit-and-loss.rules'

const columnsOn = (today: string) => pnlColumns(Number(today.slice(0, 4)), today)
const months = Array.from({ length: 12 }, (_, index) => `2028-${String(index + 1).padStart(2, '0')}`)
const DAYS = ['2028-01-02', '2028-02-29', '2028-12-31']

it.each(DAYS)('names the year so far as such on %s', today => {
  const titles = pnlColumnTitles(columnsOn(today), pnlWords.columns).map(({ title }) => title)
  expect(titles).toEqual([...months, 'Year to date', expect.stringContaining('2027')])
})

it.each(DAYS)('tells what stands beside a month from what stands beside the year so far on %s', today => {
  const compared = comparedColumns(columnsOn(today), ['budget', 'previous'])
  const columns = pnlColumnTitles(compared, pnlWords.columns)
  expect(new Set(columns.map(({ title }) => title)).size).toBe(columns.length)
  expect(columns.filter(({ isOfYear }) => isOfYear).map(({ title }) => title)).toEqual([
    'Year to date',
    'Budget, Year to date',
    'Variance, Year to date',
    'Same months 2027',
  ])
})
