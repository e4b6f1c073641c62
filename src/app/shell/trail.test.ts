import { describe, expect, it } from 'vitest'
import { trailOf } from './trail'

const words = (path: string) => trailOf(path).map(crumb => `${crumb.title_key} ${crumb.path ?? '-'}`)

describe('the way to a page', () => {
  it('is empty on the dashboard', () => {
    expect(trailOf('/')).toEqual([])
  })

  it('starts with the group of the menu, which leads nowhere itself', () => {
    expect(words('/settings/users')).toEqual(['menu.settings -', 'screens.users /settings/users'])
  })

  it('leads through the list to a record', () => {
    expect(words('/settings/users/018f')).toEqual([
      'menu.settings -',
      'screens.users /settings/users',
      'screens.userProfile /settings/users/018f',
    ])
  })

  it('does not lead through the form for a new record to that for an old one', () => {
    expect(words('/settings/users/form/018f')).toEqual([
      'menu.settings -',
      'screens.users /settings/users',
      'screens.editUser /settings/users/form/018f',
    ])
    expect(words('/settings/users/form').at(-1)).toBe('screens.newUser /settings/users/form')
  })

  it('has no group for a page outside the menu', () => {
    expect(words('/user/profile')).toEqual(['screens.myProfile /user/profile'])
  })

  it('is empty for an address that no screen has', () => {
    expect(trailOf('/no/such/page')).toEqual([])
  })
})
