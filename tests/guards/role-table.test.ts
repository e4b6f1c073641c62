import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLES, roleOf, type RoleCode } from '@contract/access/roles'
import { isPublic, lets } from '@server/platform/http/access-rule'
import { startApi, type Client, type TestApi } from '@tests/support/api'

/** role × route: 403 where the role table gives no right, something else where it does. */
let api: TestApi
const clients = new Map<RoleCode, Client>()
/** Accounts of whoever has people below them: the line makes them heads beside their own role. */
let heads = new Set<string>()
beforeAll(async () => {
  api = await startApi()
  for (const { code } of ROLES) clients.set(code, await api.as(code))
  const leading = await api.database.db
    .selectFrom('user_role as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .select('u.user_id')
    .where('r.code', '=', 'immediate_head')
    .execute()
  heads = new Set(leading.map(({ user_id }) => user_id))
})
afterAll(() => api.close())

const SOMEBODY = '01a1fa65-f2dd-768c-999c-c8f7244c9822'
/** These end the session that asks. */
const ENDS_SESSION = new Set([
  '/users/logout',
  '/api/v1/auth/sessions/end-others',
  '/api/v1/auth/sessions/:id/end',
])

/** What a role's holder has: the role itself, what every employee has, and what heads have who lead somebody. */
function held(role: RoleCode): Set<string> {
  const leads = heads.has(clients.get(role)?.user?.id ?? '')
  const codes = [role, 'employee', ...(leads ? (['immediate_head'] as const) : [])] as const
  return new Set(codes.flatMap(code => roleOf(code).grants).map(grant => grant.code))
}

describe.each(ROLES.map(role => role.code))('%s', role => {
  it('is let in and kept out as the role table says', async () => {
    const codes = held(role)
    const client = clients.get(role)
    for (const { method, url, access } of api.app.guardedRoutes) {
      if (isPublic(access) || ENDS_SESSION.has(url)) continue
      const expected = lets(access, code => codes.has(code)) ? 'let in' : 'kept out'
      const answer = await client?.send(method, url.replace(/:\w+/g, SOMEBODY))
      // An unknown record, a missing version or an empty body come after the right was found.
      const found = answer?.status === 403 ? 'kept out' : 'let in'
      expect(`${method} ${url}: ${found}`).toBe(`${method} ${url}: ${expected}`)
      expect(answer?.status, `${method} ${url}`).toBeLessThan(500)
    }
  })
})
