import { describe, expect, it } from 'vitest'
import { MOST_GROUPS, rangeChartData } from '@/shared/charts/range-chart-data'

const columns = [
  { id: 'name', title: 'Name' },
  { id: 'amount', title: 'Amount' },
]

describe('the cells that are drawn', () => {
  it('are figures named by the first column that holds none', () => {
    expect(
      rangeChartData({
        columns,
        rows: [
          ['Ana', '12.50'],
          ['Bo', null],
        ],
      }),
    ).toEqual({
      series: [{ key: 'amount', title: 'Amount' }],
      groups: [
        { label: 'Ana', figures: { amount: 12.5 } },
        { label: 'Bo', figures: { amount: 0 } },
      ],
    })
  })

  it('are numbered where nothing names them', () => {
    const data = rangeChartData({ columns: [{ id: 'n', title: 'N' }], rows: [[3n], [-1]] })
    expect(data?.groups.map(group => group.label)).toEqual(['1', '2'])
  })

  it('are none without figures', () => {
    expect(rangeChartData({ columns, rows: [['Ana', 'x']] })).toBeNull()
    expect(rangeChartData({ columns, rows: [] })).toBeNull()
  })

  it('are no more than can be told apart', () => {
    const rows = Array.from({ length: MOST_GROUPS + 50 }, (_, index) => [`r${index}`, index])
    expect(rangeChartData({ columns, rows })?.groups).toHaveLength(MOST_GROUPS)
  })
})
