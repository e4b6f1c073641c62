import { describe, expect, it } from 'vitest'
import { salesMonths, weightsBy } from '@contract/modules/accounting/cost-driver.rules'

const unit = (id: string, headcount: number, area: string | null, sales: string | null) => ({
  ...{ id, headcount, area, sales },
})
const UNITS = [unit('a', 11, '120.50', '1234567890.12'), unit('b', 7, null, '0.00')]

describe('a driver of shared cost', () => {
  it('takes the sales of three whole months before that of the expense, over the end of a year too', () => {
    expect(salesMonths('2026-05-31')).toEqual({ from: '2026-02', to: '2026-04' })
    expect(salesMonths('2026-02-01')).toEqual({ from: '2025-11', to: '2026-01' })
  })

  it('weighs units by its figures, and a unit of which none is known by nothing', () => {
    expect(weightsBy('headcount', UNITS)?.map(({ weight }) => weight)).toEqual(['11', '7'])
    expect(weightsBy('area', UNITS)?.map(({ weight }) => weight)).toEqual(['120.50', '0'])
    expect(weightsBy('sales', UNITS)?.map(({ weight }) => weight)).toEqual(['1234567890.12', '0.00'])
  })

  it('weighs nothing where no unit has a figure', () => {
    expect(weightsBy('area', [unit('a', 1, null, null)])).toBeNull()
    expect(weightsBy('sales', [unit('a', 1, null, '0.00')])).toBeNull()
  })
})
