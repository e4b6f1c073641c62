import { describe, expect, it } from 'vitest'
import type { RequestLine } from '@contract/modules/commission/request-line'
import { billingProblems, isAnswered } from '@contract/modules/commission/request.rules'
import { SHARE_STATES } from '@contract/modules/commission/transaction.resource'

const ELIGIBLE = { state: 'eligible', statement_id: null, asked_by: null } as const
const codesOf = (tranche: Parameters<typeof billingProblems>[0]) =>
  billingProblems(tranche).map(({ code }) => code)
const line = (of: RequestLine['of'], id: string): RequestLine => ({
  ...{ of, id, sale_no: 'SR-1', unit_code: 'A-1', buyer_name: 'Buyer', seq: 1, amount: '1.00' },
})

describe('a tranche that is asked to be billed', () => {
  it('is eligible, on no statement, asked for by nobody else, and of the seller', () => {
    expect(codesOf(ELIGIBLE)).toEqual([])
    expect(codesOf(null)).toEqual(['request_tranche_not_yours'])
    expect(codesOf({ ...ELIGIBLE, statement_id: 'soa' })).toEqual(['request_tranche_billed'])
    expect(codesOf({ ...ELIGIBLE, asked_by: 'SQ-1' })).toEqual(['request_tranche_asked'])
  })

  it('may be asked for in one state alone', () => {
    const asked = SHARE_STATES.filter(state => codesOf({ ...ELIGIBLE, state }).length === 0)
    expect(asked).toEqual(['eligible'])
    const billed = SHARE_STATES.filter(state =>
      codesOf({ ...ELIGIBLE, state }).includes('request_tranche_billed'),
    )
    expect(billed).toEqual(['billed', 'partly_collected', 'collected'])
  })
})

describe('a request', () => {
  it('is answered by a draft as long as something of it stands there', () => {
    const asked = [line('share', 's1'), line('holdback', 'h1')]
    expect(isAnswered(asked, { lines: [{ share_id: 's1' }], holdback_ids: [] })).toBe(true)
    expect(isAnswered(asked, { lines: [], holdback_ids: ['h1'] })).toBe(true)
    expect(isAnswered(asked, { lines: [{ share_id: 's2' }], holdback_ids: ['h2'] })).toBe(false)
    expect(isAnswered([line('tranche', 't1')], { lines: [{ tranche_id: 't1' }] })).toBe(true)
    expect(isAnswered([line('tranche', 't1')], { lines: [{ tranche_id: 't2' }] })).toBe(false)
  })
})
