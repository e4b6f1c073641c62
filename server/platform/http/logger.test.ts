import { expect, it } from 'vitest'
import { withoutSecrets } from '@server/platform/http/logger'

it.each([
  ['/api/v1/portal', '/api/v1/portal'],
  ['/settings/users?status=pending&sort=a:asc', '/settings/users?status=pending&sort=a:asc'],
  ['/reset-password/abc', '/reset-password/[hidden]'],
  ['/leave/request/hr-staff/ext/abc?x=1', '/leave/request/hr-staff/ext/[hidden]?x=1'],
  ['/leave/request/status/ext/abc', '/leave/request/status/ext/[hidden]'],
  ['/users?token=abc', '/users?token=[hidden]'],
  ['/users?a=1&access_token=abc=&b=2', '/users?a=1&access_token=[hidden]&b=2'],
  ['/users?Password=a?b&key', '/users?Password=[hidden]&key'],
  ['/users??new_password=abc', '/users??new_password=[hidden]'],
  ['/login?redirectFrom=/reset-password/abc', '/login?redirectFrom=/reset-password/[hidden]'],
])('shows %s as %s', (url, shown) => {
  expect(withoutSecrets(url)).toBe(shown)
})
