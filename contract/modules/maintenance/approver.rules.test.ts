import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkApprover, overlaps, type ApproverTerms } from '@contract/modules/maintenance/approver.rules'

const terms = (values: Partial<ApproverTerms> = {}): ApproverTerms => ({
  id: 'a',
  doc_type: 'expense',
  step_key: 'president',
  ou_id: null,
  division_id: null,
  amount_from: '0.00',
  amount_to: '5000.00',
  valid_from: '2026-01-01',
  valid_to: null,
  delegate_id: null,
  delegate_from: null,
  delegate_to: null,
  ...values,
})
const codes = (
  approver: ApproverTerms,
  others: ApproverTerms[] = [],
  delegates = new Map<string, string>(),
) => checkApprover(approver, others, delegates).map(({ code }) => code)

describe('two approvers', () => {
  it('meet at the centavo and at the day, both ends included', () => {
    const meets = (values: Partial<ApproverTerms>) => overlaps(terms(), terms({ id: 'b', ...values }))
    expect(meets({ amount_from: '5000.00', amount_to: null })).toBe(true)
    expect(meets({ amount_from: '5000.01', amount_to: null })).toBe(false)
    // As text "10000.00" would come before "5000.00".
    expect(meets({ amount_from: '10000.00', amount_to: null })).toBe(false)
    expect(meets({ valid_from: '2025-01-01', valid_to: '2026-01-01' })).toBe(true)
    expect(meets({ valid_from: '2025-01-01', valid_to: '2025-12-31' })).toBe(false)
    expect(meets({ ou_id: 'cebu' })).toBe(false)
    expect(meets({ division_id: 'residential' })).toBe(false)
    expect(meets({ step_key: 'head' })).toBe(false)
    expect(meets({ doc_type: 'leave' })).toBe(false)
  })

  it('meet each other or neither', () => {
    const amount = fc.integer({ min: 0, max: 9 }).map(n => `${n}.00`)
    const day = fc.integer({ min: 1, max: 9 }).map(n => `2026-01-0${n}`)
    const any = fc
      .tuple(amount, fc.option(amount), day, fc.option(day))
      .map(([amount_from, amount_to, valid_from, valid_to]) =>
        terms({ amount_from, amount_to, valid_from, valid_to }),
      )
    fc.assert(fc.property(any, any, (one, other) => overlaps(one, other) === overlaps(other, one)))
  })
})

describe('an approver', () => {
  it('holds amounts and days in order', () => {
    expect(codes(terms({ amount_from: '9.00', amount_to: '10.00' }))).toEqual([])
    expect(codes(terms({ amount_from: '10.00', amount_to: '9.99' }))).toEqual(['amounts_reversed'])
    expect(codes(terms({ valid_to: '2025-12-31' }))).toEqual(['dates_reversed'])
  })

  it('names who stands in and from when, or neither', () => {
    expect(codes(terms({ delegate_id: 'b' }))).toEqual(['delegate_from_needed'])
    expect(codes(terms({ delegate_from: '2026-02-01' }))).toEqual(['delegate_needed'])
    expect(codes(terms({ delegate_id: 'b', delegate_from: '2026-02-01' }))).toEqual([])
  })

  it('is never reached again on the way of those who stand in', () => {
    const stands = { delegate_id: 'b', delegate_from: '2026-02-01' }
    expect(codes(terms({ ...stands, delegate_id: 'a' }))).toEqual(['delegate_self'])
    const circle = new Map([
      ['b', 'c'],
      ['c', 'a'],
    ])
    expect(codes(terms(stands), [], circle)).toEqual(['delegate_cycle'])
    const elsewhere = new Map([
      ['b', 'c'],
      ['c', 'b'],
    ])
    expect(codes(terms(stands), [], elsewhere)).toEqual([])
  })
})
