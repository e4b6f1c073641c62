import { describe, expect, it } from 'vitest'
import { ForeignAddressError, ownPath } from '@/shared/http/own-path'

describe('the path of a call', () => {
  it.each(['/api/v1/settings/users', '/users', '/api/v1/x?to=https://evil.test//y'])('may be %s', url => {
    expect(ownPath(url)).toBe(url)
  })

  it.each([
    'https://evil.test/api',
    'HTTPS://evil.test',
    '//evil.test/api',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    'evil.test',
    'javascript:alert(1)',
    'data:text/plain,x',
    '/../..//evil.test',
    '/.//evil.test',
    '/api\\v1/users',
    '/api/v1/\tusers',
    '/api/v1/users?x=\r\n',
    '/api/v1/a b',
    '',
  ])('may not be %j', url => {
    expect(() => ownPath(url)).toThrow(ForeignAddressError)
  })
})
