import { describe, expect, it } from 'vitest'
import type { MenuItem } from '@contract/modules/auth/auth.calls'
import { buildMenuTree, findCurrent, groupOf } from './menu-tree'

const everyone = () => true

function item(overrides: Partial<MenuItem> & { id: string }): MenuItem {
  return {
    parent_id: null,
    title_key: `screens.${overrides.id}`,
    path: null,
    icon: null,
    sort: 10,
    module: 'settings',
    permission: null,
    ...overrides,
  }
}

const settings = item({ id: 'settings', sort: 20 })
const users = item({
  id: 'users',
  parent_id: 'settings',
  path: '/settings/users',
  permission: 'settings.user.view',
})
const roles = item({ id: 'roles', parent_id: 'settings', path: '/settings/roles', sort: 5 })
const home = item({ id: 'home', path: '/', sort: 10 })

describe('the menu', () => {
  it('puts entries under their group, both in their order', () => {
    const tree = buildMenuTree([users, settings, roles, home], everyone)
    expect(tree.map(node => [node.id, node.children.map(child => child.id)])).toEqual([
      ['home', []],
      ['settings', ['roles', 'users']],
    ])
  })

  it('leaves out what the rights of the moment do not allow', () => {
    const tree = buildMenuTree([settings, users, roles], code => code === null)
    expect(tree[0]?.children.map(child => child.id)).toEqual(['roles'])
  })

  it('leaves out a group in which nothing is left', () => {
    expect(buildMenuTree([settings, users], code => code === null)).toEqual([])
  })

  it('lifts an entry whose group is missing to the first level', () => {
    expect(buildMenuTree([users], everyone).map(node => node.id)).toEqual(['users'])
  })

  it('lifts a third level to the second', () => {
    const deep = item({ id: 'deep', parent_id: 'users', path: '/settings/users/deep', sort: 30 })
    const tree = buildMenuTree([settings, users, deep], everyone)
    expect(tree.map(node => [node.id, node.children.map(child => child.id)])).toEqual([
      ['settings', ['users', 'deep']],
    ])
  })

  it('survives entries that are each other’s parent', () => {
    const one = item({ id: 'one', parent_id: 'two', path: '/one' })
    const two = item({ id: 'two', parent_id: 'one', path: '/two' })
    expect(buildMenuTree([one, two], everyone).map(node => node.id)).toEqual(['one', 'two'])
  })
})

describe('the current entry', () => {
  const units = item({ id: 'units', parent_id: 'settings', path: '/maintenance/ou/index' })
  const tree = buildMenuTree([home, settings, users, roles, units], everyone)

  it.each([
    ['/', 'home'],
    ['/settings/users', 'users'],
    ['/settings/users/form/7', 'users'],
    ['/maintenance/ou/index', 'units'],
    ['/maintenance/ou/7', 'units'],
  ])('for %s is %s', (path, id) => {
    expect(findCurrent(tree, path)?.id).toBe(id)
  })

  it.each(['/settings', '/settings/usersful', '/elsewhere'])('for %s is none', path => {
    expect(findCurrent(tree, path)).toBeNull()
  })

  it('belongs to its group', () => {
    expect(groupOf(tree, findCurrent(tree, '/settings/roles'))?.id).toBe('settings')
    expect(groupOf(tree, findCurrent(tree, '/'))?.id).toBe('home')
    expect(groupOf(tree, null)).toBeNull()
  })
})
