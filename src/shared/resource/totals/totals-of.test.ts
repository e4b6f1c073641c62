import { describe, expect, it } from 'vitest'
import { totalsOf, type TotalsPlan } from '@/shared/resource/totals/totals-of'

const say = (key: string) => ({ 'totals.row': 'Total', 'totals.failed': 'No total' })[key] ?? key
const amount = (value: unknown) => `₱${String(value)}`
const plan = (more: Partial<TotalsPlan> = {}): TotalsPlan => ({
  columns: [
    { id: 'number', kind: 'code', isTotalled: false },
    { id: 'amount', kind: 'money', isTotalled: true },
    { id: 'days', kind: 'days', isTotalled: true },
  ],
  sums: { amount: '12.50', days: '3.00' },
  ...more,
})

describe('the row of totals', () => {
  it('says what it is in the first column that is not added up, and each sum in its own', () => {
    expect(totalsOf(plan(), say, amount)).toEqual({ number: 'Total', amount: '₱12.50', days: '3.00' })
  })

  it('stands there while sums are on their way, so that nothing moves when they come', () => {
    expect(totalsOf(plan({ sums: null }), say, amount)).toEqual({ number: 'Total', amount: '…', days: '…' })
  })

  it('says so where they could not be had', () => {
    expect(totalsOf(plan({ sums: 'failed' }), say, amount)).toEqual({
      number: 'No total',
      amount: '–',
      days: '–',
    })
  })

  it('shows nothing over rows that have no figure, for that is no sum of nought', () => {
    expect(totalsOf(plan({ sums: { amount: null, days: '0.00' } }), say, amount)).toEqual({
      number: 'Total',
      amount: '',
      days: '0.00',
    })
  })

  it('is not there where no column in sight is added up', () => {
    expect(totalsOf(plan({ columns: plan().columns.slice(0, 1) }), say, amount)).toBeNull()
  })
})
