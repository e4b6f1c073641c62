import { describe, expect, it } from 'vitest'
import { PERMISSIONS, isPermissionCode } from '@contract/access/permission-catalogue'
import { ROLES } from '@contract/access/roles'
import { PARTY_RULES, SEGREGATION_RULES, SENSITIVE_MONEY_CODES } from '@contract/access/segregation'

const holdsForAll = (role: (typeof ROLES)[number], code: string) =>
  role.grants.some(grant => grant.code === code && grant.scope === 'all')

describe('the segregation of duties', () => {
  it('names two different permissions that exist, each pair once', () => {
    for (const { code, permission_a, permission_b } of SEGREGATION_RULES) {
      expect(isPermissionCode(permission_a) && isPermissionCode(permission_b), code).toBe(true)
      expect(permission_a).not.toBe(permission_b)
    }
    const pairs = SEGREGATION_RULES.map(rule => [rule.permission_a, rule.permission_b].sort().join())
    expect(pairs).toEqual([...new Set(pairs)])
    expect(new Set(SEGREGATION_RULES.map(({ code }) => code)).size).toBe(SEGREGATION_RULES.length)
  })

  it('only warns about the two pairs that a small office cannot keep apart', () => {
    expect(SEGREGATION_RULES.filter(({ severity }) => severity === 'warn').map(({ code }) => code)).toEqual([
      'commission.soa.generate--commission.soa.approve',
      'expense.transaction.approve--expense.transaction.post',
    ])
  })

  it('bars whoever assigns rights from every sensitive action on money', () => {
    const areas = /^(maintenance\.bank|commission|collection|cash_advance|expense|accounting|hr\.payroll)\./
    const sensitive = PERMISSIONS.filter(p => p.sensitive && areas.test(p.code)).map(({ code }) => code)
    expect([...SENSITIVE_MONEY_CODES].sort()).toEqual([...sensitive].sort())
    const barred = SEGREGATION_RULES.filter(rule => rule.permission_a === 'settings.role.assign_permission')
    expect(barred.map(rule => rule.permission_b).sort()).toEqual([...sensitive].sort())
  })

  it('gives no default role both halves of a blocked pair of approving or granting for the whole company', () => {
    const apart = SEGREGATION_RULES.filter(
      ({ severity, permission_a, permission_b }) =>
        severity === 'block' &&
        /approve|verify|reopen|assign_permission/.test(`${permission_a} ${permission_b}`),
    )
    expect(apart.length).toBeGreaterThan(SENSITIVE_MONEY_CODES.length + 6)
    const both = ROLES.flatMap(role =>
      apart
        .filter(rule => holdsForAll(role, rule.permission_a) && holdsForAll(role, rule.permission_b))
        .map(rule => `${role.code}: ${rule.code}`),
    )
    expect(both).toEqual([])
  })

  it('bars the payee from every action on a release but to look and to acknowledge', () => {
    const [payee, seller] = PARTY_RULES
    const others = PERMISSIONS.map(({ code }) => code).filter(
      code => code.startsWith('commission.release.') && !/\.(view|export|acknowledge)$/.test(code),
    )
    expect(payee?.barred).toEqual(others)
    expect(seller).toMatchObject({ party: 'seller', barred: ['sales.record.book'] })
  })
})
