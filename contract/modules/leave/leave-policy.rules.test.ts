import { describe, expect, it } from 'vitest'
import { entitlementOf, otherPaidDays, type Policy } from '@contract/modules/leave/leave-policy.rules'
import { SEED_LEAVE_TYPES } from '@contract/modules/leave/statutory-leave-types'

const types = SEED_LEAVE_TYPES.map(type => ({ ...type, id: type.code }))
const type = (code: string) => types.find(each => each.code === code)!
const policy = (entitlement: number, given: Partial<Policy> = {}): Policy => ({
  leave_type_id: 'VL',
  employment_type: null,
  position_id: null,
  entitlement,
  ...given,
})
const regular = { employment_type: 'regular', position_id: 'CLERK' } as const

describe('what a year gives', () => {
  it('is what the type says where no policy speaks of the person', () => {
    expect(entitlementOf(type('VL'), regular, [])).toBe(1000)
    expect(entitlementOf(type('VL'), regular, [policy(1500, { position_id: 'HEAD' })])).toBe(1000)
  })

  it('is told by the policy that says most about the person', () => {
    const policies = [
      policy(1100),
      policy(1200, { employment_type: 'regular' }),
      policy(1500, { position_id: 'CLERK' }),
    ]
    expect(entitlementOf(type('VL'), regular, policies)).toBe(1500)
    expect(entitlementOf(type('VL'), { ...regular, position_id: 'HEAD' }, policies)).toBe(1200)
  })

  it('is nothing of what only regular employees have, whatever a policy says', () => {
    const probationary = { employment_type: 'probationary', position_id: 'CLERK' } as const
    expect(entitlementOf(type('VL'), probationary, [policy(1100)])).toBe(0)
    expect(otherPaidDays(type('SIL'), probationary, types, [])).toBe(0)
  })

  it('R-22 counts the company’s other paid days against service incentive leave', () => {
    expect(otherPaidDays(type('SIL'), regular, types, [])).toBe(2000)
    expect(otherPaidDays(type('VL'), regular, types, [])).toBe(1000)
  })
})
