import { describe, expect, it } from 'vitest'
import { PERMISSIONS, isPermissionCode } from '@contract/access/permission-catalogue'
import { ROLES, roleOf } from '@contract/access/roles'
import type { RoleCode } from '@contract/access/roles'
import { covers } from '@contract/access/scopes'

const codesOf = (role: RoleCode) => roleOf(role).grants.map(({ code }) => code)
const scopeOf = (role: RoleCode, code: string) =>
  roleOf(role).grants.find(grant => grant.code === code)?.scope ?? null

describe('the roles that come with the portal', () => {
  it('are these ten, by rank', () => {
    expect(ROLES.map(({ code }) => code)).toEqual([
      'super_admin',
      'president',
      'ou_admin',
      'accounting',
      'hr_staff',
      'sales_admin',
      'sales_manager',
      'immediate_head',
      'agent',
      'employee',
    ])
    const ranks = ROLES.map(({ rank }) => rank)
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => b - a))
  })

  it('are given by hand, but for the one derived from the reporting line and the one of every employee', () => {
    const others = ROLES.filter(({ assignment }) => assignment !== 'manual')
    expect(others.map(({ code, assignment }) => [code, assignment])).toEqual([
      ['immediate_head', 'derived'],
      ['employee', 'automatic'],
    ])
  })

  it('hold between them every permission there is', () => {
    const held = new Set(ROLES.flatMap(({ grants }) => grants.map(({ code }) => code)))
    expect(PERMISSIONS.filter(({ code }) => !held.has(code)).map(({ code }) => code)).toEqual([])
  })

  it.each(ROLES.map(({ code }) => code))('%s names a permission once, and only real ones', code => {
    const codes = codesOf(code)
    expect(codes).toEqual([...new Set(codes)])
    expect(codes.filter(held => !isPermissionCode(held))).toEqual([])
  })

  it.each(ROLES.map(({ code }) => code))('%s sees what it may act on', role => {
    const blind = codesOf(role).filter(code => {
      const view = code.replace(/[a-z_]+$/, 'view')
      return isPermissionCode(view) && scopeOf(role, view) === null
    })
    expect(blind).toEqual([])
  })

  it.each(ROLES.map(({ code }) => code))('%s sees at least as far as it acts', role => {
    const short = roleOf(role).grants.filter(({ code, scope }) => {
      const view = scopeOf(role, code.replace(/[a-z_]+$/, 'view'))
      return view !== null && !covers(view, scope)
    })
    expect(short).toEqual([])
  })

  it('reach all units exactly where they are granted the whole company', () => {
    for (const { code, units, grants } of ROLES)
      expect(
        grants.some(({ scope }) => scope === 'all'),
        code,
      ).toBe(units === 'all')
  })
})

describe('administration and money stay apart', () => {
  const moneyAreas = ['commission', 'collection', 'cash_advance', 'expense', 'accounting']
  const moneyActions = ['approve', 'pay', 'post', 'release', 'void', 'write_off']

  it('gives the super administrator no money action', () => {
    const actions = PERMISSIONS.map(({ code }) => code).filter(code => {
      const [area = '', , action = ''] = code.split('.')
      return moneyAreas.includes(area) && moneyActions.includes(action)
    })
    expect(actions).toEqual([
      'commission.credit.post',
      'commission.credit.void',
      'commission.soa.approve',
      'commission.soa.void',
      'commission.request.approve',
      'commission.release.approve',
      'commission.release.pay',
      'commission.release.void',
      'commission.clawback.approve',
      'commission.clawback.write_off',
      'commission.incentive_grant.void',
      'collection.record.post',
      'collection.record.void',
      'cash_advance.record.approve',
      'cash_advance.record.release',
      'cash_advance.record.write_off',
      'expense.transaction.approve',
      'expense.transaction.post',
      'expense.transaction.void',
      'accounting.journal.post',
    ])
    expect(codesOf('super_admin').filter(code => actions.includes(code))).toEqual([])
  })

  it('lets the super administrator only look at money, pay and accounts', () => {
    const areas = [...moneyAreas, 'report', 'maintenance.bank', 'hr']
    const held = codesOf('super_admin').filter(code => areas.some(area => code.startsWith(`${area}.`)))
    expect(held.filter(code => !/\.(view|export)$/.test(code))).toEqual([])
    expect(held.length).toBeGreaterThan(20)
  })

  it('opens no payslip and no payroll run to the super administrator', () => {
    expect(codesOf('super_admin').filter(code => /payslip|payroll/.test(code))).toEqual([])
  })

  it('leaves the assigning of rights to the super administrator alone', () => {
    for (const code of [
      'settings.role.assign_permission',
      'settings.role.assign_ou',
      'settings.user.assign_role',
    ])
      expect(
        ROLES.filter(role => scopeOf(role.code, code)).map(role => role.code),
        code,
      ).toEqual(['super_admin'])
  })
})

describe('what single roles may do', () => {
  it.each([
    ['agent', 'buyer.lead.edit', 'own'],
    ['agent', 'buyer.lead.assign', null],
    ['agent', 'sales.record.create', 'own'],
    ['agent', 'sales.record.reserve', null],
    ['agent', 'property.reserved.hold', 'own'],
    ['sales_manager', 'buyer.lead.assign', 'team'],
    ['sales_manager', 'cash_advance.record.approve', 'team'],
    ['sales_manager', 'cash_advance.record.create', 'own'],
    ['sales_admin', 'sales.record.book', 'ou'],
    ['sales_admin', 'sales.record.cancel', null],
    ['ou_admin', 'sales.record.cancel', 'ou'],
    ['ou_admin', 'settings.user.create', 'ou'],
    ['accounting', 'commission.release.pay', 'all'],
    ['accounting', 'commission.release.approve', null],
    ['accounting', 'sales.payment.verify', 'ou'],
    ['accounting', 'accounting.period.reopen', null],
    ['hr_staff', 'hr.payroll.compute', 'all'],
    ['hr_staff', 'hr.payroll.approve', null],
    ['hr_staff', 'hr.leave.approve', null],
    ['immediate_head', 'hr.leave.approve', 'team'],
    ['president', 'hr.payroll.approve', 'all'],
    ['president', 'sales.record.override_price', 'all'],
    ['employee', 'hr.leave.submit', 'own'],
    ['employee', 'files.payslip.view', 'own'],
  ] as const)('%s · %s · %s', (role, code, scope) => {
    expect(scopeOf(role, code)).toBe(scope)
  })
})
