import { describe, expect, it } from 'vitest'
import { EXTERNAL_PATHS } from '@contract/access/screens/outside.screens'
import { redirectAfterSignIn } from '@/shared/session/redirect-after-sign-in'

describe('after signing in', () => {
  it('follows back to a page of the portal, with its query and place', () => {
    expect(redirectAfterSignIn('/settings/users?status=pending#list')).toBe(
      '/settings/users?status=pending#list',
    )
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https:evil.test',
    '\t//evil.test',
    '/\tevil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'http://our.host@evil.test',
    '/..//evil.test',
    '/%2fevil.test',
    '%2f%2fevil.test',
    '',
    null,
  ])('never leaves for %j', target => {
    expect(redirectAfterSignIn(target)).toBe('/')
  })

  it.each(['/logout', '/logout/', '/logout?x=1', '/login', '/login?redirectFrom=%2Flogin', '/register'])(
    'does not lead straight out again by %s',
    target => {
      expect(redirectAfterSignIn(target)).toBe('/')
    },
  )

  it.each([
    ...EXTERNAL_PATHS,
    '/Leave/Request/Ext/secret',
    '/leave/request/hr-staff/ext/secret?x=1',
    '/cash-advance/appr/ext/secret/',
    '/%6ceave/request/ext/secret',
    '/reset-password/secret',
    '/Reset-Password/secret',
    '/leave/request/ext/%E0%A4%A',
  ])('does not open a mailed link by %s', target => {
    expect(redirectAfterSignIn(target)).toBe('/')
  })
})
