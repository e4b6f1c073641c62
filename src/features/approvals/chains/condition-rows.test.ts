import { describe, expect, it } from 'vitest'
import { conditionHolds } from '@contract/approvals/condition.rules'
import { conditionOf, rowsOf } from '@/features/approvals/chains/condition-rows'

describe('the lines of a condition', () => {
  it('are what the rule says, and make the same rule again', () => {
    const condition = { amount: { '>=': '20000', '<': '50000' }, 'leave_type.category': { '=': 'statutory' } }
    const rows = rowsOf(condition)
    expect(rows).toHaveLength(3)
    expect(conditionOf(rows)).toEqual(condition)
  })

  it('know the short way of writing "is"', () => {
    expect(rowsOf({ amount: 5 })).toEqual([{ fact: 'amount', test: '=', value: '5' }])
  })

  it('say one of several with commas', () => {
    const condition = conditionOf([{ fact: 'leave_type.code', test: 'in', value: 'VL, SL' }])
    expect(conditionHolds(condition, { 'leave_type.code': 'SL' })).toBe(true)
    expect(conditionHolds(condition, { 'leave_type.code': 'ML' })).toBe(false)
  })

  it('read yes and no as such', () => {
    const condition = conditionOf([{ fact: 'is_paid', test: '=', value: 'true' }])
    expect(conditionHolds(condition, { is_paid: true })).toBe(true)
  })

  it('hold for everything while nothing is filled in', () => {
    expect(conditionOf([{ fact: 'amount', test: '>=', value: ' ' }])).toBeNull()
  })
})
