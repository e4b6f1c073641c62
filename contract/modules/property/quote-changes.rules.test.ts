import { expect, it } from 'vitest'
import { beginningPrice, quoteChanges, type UnitNow } from '@contract/modules/property/quote-changes.rules'

const quote = { list_price: '4287350.00', valid_until: '2026-11-29' }
const unit: UnitNow = { status: 'available', list_price: '4287350.00', hold: null }
const hold = { is_own: true, expires_at: '2026-11-28T04:00:00.000Z' }
const kinds = (now: Partial<UnitNow>, today = '2026-11-29') =>
  quoteChanges(quote, { ...unit, ...now }, today).map(({ kind }) => kind)

it('nothing has changed of a free unit at the quoted price, through the last day of the quote', () => {
  expect(kinds({})).toEqual([])
  expect(kinds({}, '2026-11-30')).toEqual(['lapsed'])
})

it('a price that has changed stands until the quote lapses', () => {
  const price = { kind: 'price', was: '4287350.00', now: '4500000.00' }
  const dearer = { ...unit, list_price: '4500000.00' }
  expect(quoteChanges(quote, dearer, '2026-11-29')).toEqual([{ ...price, stands: true }])
  expect(quoteChanges(quote, dearer, '2026-11-30')).toEqual([
    { kind: 'lapsed', on: '2026-11-29' },
    { ...price, stands: false },
  ])
})

it('a hold is told as one’s own or as somebody else’s, also where its holder is not seen', () => {
  expect(kinds({ status: 'on_hold', hold })).toEqual(['held_by_you'])
  expect(kinds({ status: 'on_hold', hold: { ...hold, is_own: false } })).toEqual(['held_by_other'])
  expect(kinds({ status: 'on_hold' })).toEqual(['held_by_other'])
})

it('a unit that is reserved, sold or off the market is taken', () => {
  for (const status of ['reserved', 'sold', 'blocked', 'withdrawn'] as const)
    expect(kinds({ status })).toEqual(['taken'])
})

it('a sale begins with the quoted price where it differs and stands, else with the list’s', () => {
  expect(beginningPrice(quote, '4287350.00', '2026-11-20')).toBeNull()
  expect(beginningPrice(quote, '4500000.00', '2026-11-29')).toBe('4287350.00')
  expect(beginningPrice(quote, '4500000.00', '2026-11-30')).toBeNull()
})
