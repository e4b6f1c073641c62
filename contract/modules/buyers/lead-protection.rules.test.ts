import { describe, expect, it } from 'vitest'
import { ACTIVITY_KINDS } from '@contract/modules/buyers/activity-kinds'
import { leadProtectionDays } from '@contract/modules/buyers/buyers.parameters'
import {
  answerRegistration,
  isProtected,
  protectedUntil,
  type ProtectedLead,
} from '@contract/modules/buyers/lead-protection.rules'

const TODAY = '2026-11-20'
const DAYS = leadProtectionDays.default

const lead = (overrides: Partial<ProtectedLead> = {}): ProtectedLead => ({
  owner_employee_id: 'ana',
  ou_code: 'CEB',
  category: 'working',
  protected_until: TODAY,
  ...overrides,
})

describe('the protection of a lead', () => {
  it('runs for sixty days from its registration', () => {
    expect(protectedUntil({ registered_on: '2026-01-01', activities: [] }, DAYS)).toBe('2026-03-02')
  })

  it('begins anew with the last work done, in whatever order it was written down', () => {
    const activities = [
      { kind: 'site_visit', on: '2026-02-10' },
      { kind: 'call', on: '2026-01-20' },
    ] as const
    expect(protectedUntil({ registered_on: '2026-01-01', activities }, DAYS)).toBe('2026-04-11')
    expect(protectedUntil({ registered_on: '2026-01-01', activities }, 30)).toBe('2026-03-12')
  })

  it('is not prolonged by notes and changes of status', () => {
    const prolonging = ACTIVITY_KINDS.filter(kind => {
      const activities = [{ kind, on: '2026-06-01' }]
      return protectedUntil({ registered_on: '2026-01-01', activities }, DAYS) !== '2026-03-02'
    })
    expect(prolonging).toEqual(['call', 'sms', 'chat', 'email', 'site_visit', 'presentation'])
  })

  it('holds through its last day, and not for a lead that is lost', () => {
    expect(isProtected(lead(), TODAY)).toBe(true)
    expect(isProtected(lead(), '2026-11-21')).toBe(false)
    expect(isProtected(lead({ category: 'lost' }), TODAY)).toBe(false)
  })
})

describe('a second registration', () => {
  it('is told where the lead is and until when, and nothing else', () => {
    expect(answerRegistration([lead()], TODAY)).toEqual({
      allowed: false,
      ou_code: 'CEB',
      protected_until: TODAY,
    })
  })

  it('is free where the others have lapsed or were lost', () => {
    const others = [lead({ protected_until: '2026-11-19' }), lead({ category: 'lost' })]
    expect(answerRegistration(others, TODAY)).toEqual({ allowed: true })
    expect(answerRegistration([...others, lead({ ou_code: 'MNL' })], TODAY)).toMatchObject({ ou_code: 'MNL' })
    expect(answerRegistration([], TODAY)).toEqual({ allowed: true })
  })
})
