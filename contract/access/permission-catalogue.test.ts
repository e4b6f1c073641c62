import { describe, expect, it } from 'vitest'
import { isModuleCode } from '@contract/access/modules'
import { PERMISSIONS, isPermissionCode, permissionOf } from '@contract/access/permission-catalogue'

const codes = PERMISSIONS.map(({ code }) => code)
describe('the catalogue of permissions', () => {
  it('writes every code as area.resource.action', () => {
    expect(codes.filter(code => !/^[a-z_]+\.[a-z_]+\.[a-z_]+$/.test(code))).toEqual([])
  })

  it('names every code once', () => {
    expect(codes).toEqual([...new Set(codes)])
  })

  it('describes every code in one sentence of its own', () => {
    for (const { code, description } of PERMISSIONS) expect(description, code).toMatch(/^[A-Z][^.]+\.$/)
    const descriptions = PERMISSIONS.map(({ description }) => description)
    expect(descriptions).toEqual([...new Set(descriptions)])
  })

  it('puts every code into a module that exists', () => {
    expect(PERMISSIONS.filter(({ module }) => !isModuleCode(module))).toEqual([])
  })

  it('marks exactly these actions as sensitive', () => {
    const marked = PERMISSIONS.filter(permission => permission.sensitive).map(({ code }) => code)
    expect([...marked].sort()).toEqual(
      [
        'settings.user.assign_role',
        'settings.role.assign_permission',
        'settings.role.assign_ou',
        'settings.statutory.edit',
        'settings.series.edit',
        'settings.sod.edit',
        'settings.parameter.edit',
        'maintenance.bank.create',
        'maintenance.bank.edit',
        'maintenance.bank.deactivate',
        'maintenance.bank.reveal_account',
        'buyer.record.reveal_pii',
        'commission.scheme.activate',
        'commission.credit.void',
        'commission.soa.void',
        'commission.release.pay',
        'commission.release.void',
        'commission.clawback.write_off',
        'commission.incentive_grant.void',
        'collection.record.void',
        'cash_advance.record.release',
        'cash_advance.record.write_off',
        'expense.transaction.void',
        'accounting.journal.post_adjustment',
        'accounting.journal.reverse',
        'accounting.period.close',
        'accounting.period.reopen',
        'hr.employee.reveal_pii',
        'hr.payroll.approve',
        'hr.payroll.publish',
        'hr.payroll.void',
        'integration.api_key.manage',
      ].sort(),
    )
  })

  it('knows its own codes and no other', () => {
    expect(isPermissionCode('settings.user.view')).toBe(true)
    for (const wrong of [
      'settings.user',
      'settings.user.views',
      'SETTINGS.USER.VIEW',
      '',
      'toString',
      null,
      7,
    ])
      expect(isPermissionCode(wrong)).toBe(false)
    expect(permissionOf('hr.payroll.approve')).toMatchObject({
      module: 'payroll',
      sensitive: true,
      scopable: true,
    })
  })
})
