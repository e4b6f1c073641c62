import { describe, expect, it } from 'vitest'
import { targetsOf } from '@/features/buyers/leads/board/move-targets'

const STATUSES = (['open', 'working', 'working', 'reserved', 'won', 'lost'] as const).map(
  (category, index) => ({ status_id: `${category}-${index}`, category }),
)
const names = (from: (typeof STATUSES)[number]['category'], codes: readonly string[]) =>
  targetsOf({ status_id: 'here', category: from }, STATUSES, code => codes.includes(code)).map(
    ({ status_id }) => status_id,
  )
const AGENT = ['buyer.lead.edit']
const MANAGER = [...AGENT, 'buyer.lead.assign']

describe('where a lead may be put by hand', () => {
  it('is where work leads, never where a sale does', () => {
    expect(names('open', AGENT)).toEqual(['open-0', 'working-1', 'working-2', 'lost-5'])
    expect(names('working', AGENT)).toEqual(['working-1', 'working-2', 'lost-5'])
    expect(names('won', MANAGER)).toEqual(['won-4'])
  })

  it('is back again for whoever may assign', () => {
    expect(names('lost', AGENT)).toEqual(['lost-5'])
    expect(names('lost', MANAGER)).toEqual(['open-0', 'lost-5'])
  })

  it('is nowhere without a right', () => {
    expect(names('open', [])).toEqual([])
  })
})
