import { describe, expect, it } from 'vitest'
import { compareRights } from '@/features/settings/role-comparison/role-comparison'

const entry = (code: string, module_label: string) => ({
  ...{ id: code, code, module_label, description: '' },
  ...{ is_sensitive: false, scopable: true },
})
const catalogue = [entry('leave.view', 'Leave'), entry('leave.edit', 'Leave'), entry('sales.view', 'Sales')]
const role = (id: string, grants: [string, 'own' | 'team' | 'all'][]) => ({
  ...{ id, code: id, name: id },
  grants: grants.map(([code, scope]) => ({ code, scope })),
})
const roles = [
  role('head', [
    ['leave.view', 'team'],
    ['leave.edit', 'team'],
  ]),
  role('clerk', [
    ['leave.view', 'own'],
    ['leave.edit', 'team'],
  ]),
  role('guest', []),
]
const ALL = { search: '', module: '', role: '', other: '' }
const rowsOf = (filter: Partial<typeof ALL>) =>
  compareRights(catalogue, roles, { ...ALL, ...filter }, code => code).groups.flatMap(({ rights }) =>
    rights.map(right => [right.entry.code, ...right.scopes]),
  )

describe('the roles beside each other', () => {
  it('stand as columns with the scope of every right, by module', () => {
    expect(rowsOf({})).toEqual([
      ['leave.view', 'team', 'own', null],
      ['leave.edit', 'team', 'team', null],
      ['sales.view', null, null, null],
    ])
  })

  it('show of one role what it holds, and of two what they differ in', () => {
    expect(rowsOf({ role: 'head' })).toEqual([
      ['leave.view', 'team'],
      ['leave.edit', 'team'],
    ])
    expect(rowsOf({ role: 'head', other: 'clerk' })).toEqual([['leave.view', 'team', 'own']])
  })

  it('are narrowed by module and by words', () => {
    expect(rowsOf({ module: 'sales' })).toEqual([['sales.view', null, null, null]])
    expect(rowsOf({ search: 'edit' })).toEqual([['leave.edit', 'team', 'team', null]])
  })
})
