import { describe, expect, it } from 'vitest'
import {
  sellerStatement,
  type StatementFacts,
} from '@contract/modules/commission/seller-record-statement.rules'

const SHARE = { share_id: 's', line_id: 'l', share: '14630.58', billed: '84272.15' }
/** EX-11: the developer pays the first tranche in two parts; EX-13: each is released. */
const PAID_IN_PARTS: StatementFacts = {
  settlements: [
    { ...SHARE, on: '2026-03-20', settled: '43921.57' },
    { ...SHARE, on: '2026-04-10', settled: '40350.58' },
  ],
  shares: [{ id: 's', releasable: '14630.58', adjusted_on: null, cancelled_on: null }],
  released: [{ on: '2026-03-31', amount: '7625.27' }],
  clawed_back: [],
}
const MARCH = { from: '2026-03-01', to: '2026-03-31' }
const APRIL = { from: '2026-04-01', to: '2026-04-30' }

describe('the statement of a seller', () => {
  it('EX-11 tells what each settlement made releasable, and closes with what is not released', () => {
    expect(sellerStatement(PAID_IN_PARTS, MARCH)).toEqual({
      opening: '0.00',
      sums: {
        earned: '7625.27',
        adjusted: '0.00',
        cancelled: '0.00',
        released: '-7625.27',
        clawed_back: '0.00',
      },
      closing: '0.00',
    })
    expect(sellerStatement(PAID_IN_PARTS, APRIL)).toMatchObject({
      opening: '0.00',
      sums: { earned: '7005.31' },
      closing: '7005.31',
    })
  })

  it('takes back what a bounced check had earned, and keeps the month before as it was', () => {
    const bounced: StatementFacts = {
      ...PAID_IN_PARTS,
      settlements: [
        ...PAID_IN_PARTS.settlements,
        { ...SHARE, on: '2026-05-02', settled: '-40350.58' },
        { ...SHARE, on: '2026-05-02', settled: '-43921.57' },
      ],
      clawed_back: [{ on: '2026-05-02', amount: '7625.27' }],
    }
    expect(sellerStatement(bounced, APRIL).closing).toBe('7005.31')
    expect(sellerStatement(bounced, { from: '2026-05-01', to: '2026-05-31' })).toEqual({
      opening: '7005.31',
      sums: {
        earned: '-14630.58',
        adjusted: '0.00',
        cancelled: '0.00',
        released: '0.00',
        clawed_back: '7625.27',
      },
      closing: '0.00',
    })
  })

  it('ends at nothing once the sale is cancelled: paid is clawed back, the rest is not owed', () => {
    const cancelled: StatementFacts = {
      ...PAID_IN_PARTS,
      shares: [{ id: 's', releasable: '0.00', adjusted_on: null, cancelled_on: '2026-05-05' }],
      clawed_back: [{ on: '2026-05-05', amount: '7625.27' }],
    }
    expect(sellerStatement(cancelled, { from: '2026-05-01', to: '2026-05-31' })).toEqual({
      opening: '7005.31',
      sums: {
        earned: '0.00',
        adjusted: '0.00',
        cancelled: '-14630.58',
        released: '0.00',
        clawed_back: '7625.27',
      },
      closing: '0.00',
    })
  })

  it('tells an adjustment on its day, and what came in before it as it was told then', () => {
    const adjusted: StatementFacts = {
      ...PAID_IN_PARTS,
      settlements: PAID_IN_PARTS.settlements.slice(0, 1),
      shares: [{ id: 's', releasable: '0.00', adjusted_on: '2026-04-12', cancelled_on: null }],
      released: [],
    }
    expect(sellerStatement(adjusted, MARCH)).toMatchObject({ closing: '7625.27' })
    expect(sellerStatement(adjusted, APRIL)).toMatchObject({
      sums: { earned: '0.00', adjusted: '-7625.27' },
      closing: '0.00',
    })
  })
})
