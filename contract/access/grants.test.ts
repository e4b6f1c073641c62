import { expect, it } from 'vitest'
import { everyGrant, grants } from '@contract/access/grants'

it('writes one grant for each resource and action', () => {
  expect(grants(['hr.leave', 'hr.payroll'], ['view', 'approve'], 'all')).toEqual([
    { code: 'hr.leave.view', scope: 'all' },
    { code: 'hr.leave.approve', scope: 'all' },
    { code: 'hr.payroll.view', scope: 'all' },
    { code: 'hr.payroll.approve', scope: 'all' },
  ])
})

it('takes whole resources without their neighbours of a longer name', () => {
  expect(everyGrant(['hr.shift', 'maintenance.unit_type'], 'ou').map(({ code }) => code)).toEqual([
    'hr.shift.view',
    'hr.shift.edit',
    'maintenance.unit_type.view',
    'maintenance.unit_type.create',
    'maintenance.unit_type.edit',
    'maintenance.unit_type.deactivate',
  ])
  expect(everyGrant(['hr.leave'], 'ou').some(({ code }) => code.startsWith('hr.leave_type.'))).toBe(false)
})

it('does not compile with a code that does not exist', () => {
  // @ts-expect-error -- there is no such resource
  grants('settings.users', ['view'], 'ou')
  // @ts-expect-error -- there is no such action
  grants('settings.user', ['approve'], 'ou')
  // @ts-expect-error -- the action belongs to one of the two resources only
  grants(['hr.leave', 'hr.payroll'], ['submit'], 'ou')
  expect(grants('settings.user', ['view'], 'ou')).toHaveLength(1)
})
