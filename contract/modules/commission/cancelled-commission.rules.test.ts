import { describe, expect, it } from 'vitest'
import {
  cancelledLines,
  cancelledShares,
  sellerClawbacks,
  type BilledShareState,
} from '@contract/modules/commission/cancelled-commission.rules'

const share = (values: Partial<BilledShareState>): BilledShareState => ({
  id: 'share',
  seller_id: 'seller',
  is_override: false,
  is_incentive: false,
  accrued: 100n,
  released: 100n,
  is_earned: true,
  held: [],
  ...values,
})
const taken = (shares: readonly BilledShareState[], rule: 'full' | 'unearned_only' | 'none') =>
  cancelledShares(shares, rule, sellerClawbacks(shares, rule)).map(({ released, unreleased, applied }) => ({
    released,
    unreleased,
    applied,
  }))

describe('what a cancelled sale takes back of its billed commission', () => {
  it('is the income of the lines, the tax on them, and what the developer has not paid', () => {
    const line = { net: 100n, gross: 112n, settled: 56n, is_deferred: false }
    expect(cancelledLines([line])).toEqual({ earned: 100n, deferred: 0n, vat: 12n, unpaid: 56n })
    expect(cancelledLines([{ ...line, is_deferred: true }])).toEqual({
      ...{ earned: 50n, deferred: 50n },
      ...{ vat: 12n, unpaid: 56n },
    })
  })

  it('is what sellers were paid, less what was held back, and what they were still owed', () => {
    const half = share({ released: 60n, held: [{ id: 'kept', amount: 6n }] })
    expect(taken([half], 'full')).toEqual([{ released: 60n, unreleased: 40n, applied: 6n }])
    expect(sellerClawbacks([half], 'full')).toEqual([
      { seller_id: 'seller', gross: 60n, applied: 6n, holdbacks: [{ id: 'kept', used: 6n, rest: 0n }] },
    ])
  })

  it('leaves a seller what was earned where the scheme says so, and takes only what he was still owed', () => {
    const kept = [share({ id: 'a', released: 60n }), share({ id: 'b', is_earned: false, released: 30n })]
    expect(taken(kept, 'unearned_only')).toEqual([{ released: 30n, unreleased: 110n, applied: 0n }])
    expect(taken(kept, 'none')).toEqual([{ released: 0n, unreleased: 110n, applied: 0n }])
    expect(sellerClawbacks(kept, 'none')).toEqual([])
  })

  it('covers by holdbacks no more of a cost than was paid of it, where one person earned at two levels', () => {
    const both = [
      share({ id: 'a', released: 10n, accrued: 10n, held: [{ id: 'x', amount: 8n }] }),
      share({ id: 'b', is_override: true, released: 20n, accrued: 20n, held: [{ id: 'y', amount: 7n }] }),
    ]
    expect(taken(both, 'full')).toEqual([
      { released: 10n, unreleased: 0n, applied: 10n },
      { released: 20n, unreleased: 0n, applied: 5n },
    ])
  })

  it('asks nothing back of whoever was paid nothing', () => {
    const unpaid = [share({ released: 0n })]
    expect(sellerClawbacks(unpaid, 'full')).toEqual([])
    expect(taken(unpaid, 'full')).toEqual([{ released: 0n, unreleased: 100n, applied: 0n }])
  })
})
