import { expect, it } from 'vitest'
import { recordPath } from '@contract/access/record-path'

it.each([
  ['settings.user.view', '/settings/users/7'],
  ['maintenance.area.view', '/maintenance/area?record=7'],
  ['hr.employee.view', '/people/employees/7'],
  ['nothing.at.all', null],
])('leads whoever holds %s to %s', (permission, path) => {
  expect(recordPath(permission, '7')).toBe(path)
})
