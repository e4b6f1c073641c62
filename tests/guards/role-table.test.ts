import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLES, roleOf, type RoleCode } from '@contract/access/roles'
import { mayDo } from '@server/platform/access/actor'
import { createAuthenticator, type Authenticate } from '@server/platform/access/authenticate'
import { rememberSessions, type SessionMemory } from '@server/platform/access/session-memory'
import { createTokenSigner } from '@server/platform/access/tokens'
import { isPublic, lets } from '@server/platform/http/access-rule'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { TEST_SECRET } from '@tests/support/company'

/** role × route: 403 where the role table gives no right, something else where it does. */
let api: TestApi
let authenticate: Authenticate
let memory: SessionMemory
const clients = new Map<RoleCode, Client>()
/** Accounts of whoever has people below them: the line makes them heads beside their own role. */
let heads = new Set<string>()
beforeAll(async () => {
  api = await startApi()
  for (const { code } of ROLES) clients.set(code, await api.as(code))
  memory = rememberSessions(null)
  authenticate = createAuthenticator(api.database, createTokenSigner(TEST_SECRET), memory)
  const leading = await api.database.db
    .selectFrom('user_role as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .select('u.user_id')
    .where('r.code', '=', 'immediate_head')
    .execute()
  heads = new Set(leading.map(({ user_id }) => user_id))
})
afterAll(async () => {
  await memory.stop()
  await api.close()
})

const SOMEBODY = '01a1fa65-f2dd-768c-999c-c8f7244c9822'
/** These end the session that asks. */
const ENDS_SESSION = new Set([
  '/users/logout',
  '/api/v1/auth/sessions/end-others',
  '/api/v1/auth/sessions/:id/end',
])

/** What a role's holder has: the role itself, what every employee has, and what heads have who lead somebody. */
const known = new Map<RoleCode, Set<string>>()
function held(role: RoleCode): Set<string> {
  const before = known.get(role)
  if (before) return before
  const leads = heads.has(clients.get(role)?.user?.id ?? '')
  const codes = [role, 'employee', ...(leads ? (['immediate_head'] as const) : [])] as const
  const rights = new Set<string>(codes.flatMap(code => roleOf(code).grants).map(grant => grant.code))
  known.set(role, rights)
  return rights
}

type Route = TestApi['app']['guardedRoutes'][number]

/** Routes that a right opens, or that are of whoever is signed in. */
const routes = () =>
  api.app.guardedRoutes.filter(({ url, access }) => !isPublic(access) && !ENDS_SESSION.has(url))
const said = ({ method, url }: Route, letIn: boolean) => `${method} ${url}: ${letIn ? 'let in' : 'kept out'}`
const expectedOf = (role: RoleCode, route: Route) => lets(route.access, code => held(role).has(code))

describe.each(ROLES.map(role => role.code))('%s', role => {
  it('is let in and kept out as the role table says, by what the server knows of them', async () => {
    const actor = await authenticate(`Bearer ${clients.get(role)?.user?.token}`)
    if (!actor) throw new Error(`${role} is not known to the server`)
    const decided = routes().map(route =>
      said(
        route,
        lets(route.access, code => mayDo(actor, code)),
      ),
    )
    expect(decided).toEqual(routes().map(route => said(route, expectedOf(role, route))))
  })
})

describe('each route', () => {
  it('lets in one role and keeps out another, each in its turn, as the role table says', async () => {
    const roles = ROLES.map(({ code }) => code)
    const tried = new Set<RoleCode>()
    for (const [at, route] of routes().entries()) {
      const inTurn = [...roles.slice(at % roles.length), ...roles.slice(0, at % roles.length)]
      for (const expected of [true, false]) {
        const role = inTurn.find(code => expectedOf(code, route) === expected)
        if (!role) continue
        tried.add(role)
        const answer = await clients.get(role)?.send(route.method, route.url.replace(/:\w+/g, SOMEBODY))
        // An unknown record, a missing version or an empty body come after the right was found.
        expect(`${role} ${said(route, answer?.status !== 403)}`).toBe(`${role} ${said(route, expected)}`)
        expect(answer?.status, `${role} ${route.method} ${route.url}`).toBeLessThan(500)
      }
    }
    expect([...tried].sort()).toEqual([...roles].sort())
  })
})
