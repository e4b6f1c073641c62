import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLES, roleOf, type RoleCode } from '@contract/access/roles'
import { isPublic, rightsOf } from '@server/platform/http/access-rule'
import { startApi, type Client, type TestApi } from '@tests/support/api'

/** role × route: 403 where the role table gives no right, something else where it does. */
let api: TestApi
const clients = new Map<RoleCode, Client>()
beforeAll(async () => {
  api = await startApi()
  for (const { code } of ROLES) clients.set(code, await api.as(code))
})
afterAll(() => api.close())

const SOMEBODY = '01a1fa65-f2dd-768c-999c-c8f7244c9822'
/** These end the session that asks. */
const ENDS_SESSION = new Set([
  '/users/logout',
  '/api/v1/auth/sessions/end-others',
  '/api/v1/auth/sessions/:id/end',
])

/** What a role's holder has: the role itself, and what every employee has. */
function held(role: RoleCode): Set<string> {
  return new Set([...roleOf(role).grants, ...roleOf('employee').grants].map(grant => grant.code))
}

describe.each(ROLES.map(role => role.code))('%s', role => {
  it('is let in and kept out as the role table says', async () => {
    const codes = held(role)
    const client = clients.get(role)
    for (const { method, url, access } of api.app.guardedRoutes) {
      if (isPublic(access) || ENDS_SESSION.has(url)) continue
      const expected = rightsOf(access).some(code => !codes.has(code)) ? 'kept out' : 'let in'
      const answer = await client?.send(method, url.replace(/:\w+/g, SOMEBODY))
      // An unknown record, a missing version or an empty body come after the right was found.
      const found = answer?.status === 403 ? 'kept out' : 'let in'
      expect(`${method} ${url}: ${found}`).toBe(`${method} ${url}: ${expected}`)
      expect(answer?.status, `${method} ${url}`).toBeLessThan(500)
    }
  })
})
