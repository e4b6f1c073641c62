import { describe, expect, it } from 'vitest'
import { decideNavigation } from '@/app/guard-decision'

describe('the guard', () => {
  it('sends whoever is not signed in to the sign-in page, and remembers the whole address', () => {
    expect(decideNavigation('protected', false, '/settings/users?status=pending&page=2#list')).toBe(
      '/login?redirectFrom=%2Fsettings%2Fusers%3Fstatus%3Dpending%26page%3D2%23list',
    )
  })

  it('remembers nothing of an address that no page has', () => {
    expect(decideNavigation('unknown', false, '/nowhere')).toBe('/login')
  })

  it('leads the signed-in away from the pages for guests', () => {
    expect(decideNavigation('guest', true, '/login')).toBe('/')
  })

  it.each([
    ['guest', false],
    ['open', false],
    ['open', true],
    ['protected', true],
    ['unknown', true],
  ] as const)('lets %s pass where signed in is %s', (access, isSignedIn) => {
    expect(decideNavigation(access, isSignedIn, '/any')).toBeNull()
  })
})
