import { randomBytes } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { DEFAULT_LAYOUT } from '@contract/access/layout'
import type { UserAccess } from '@contract/modules/settings/user-access'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import type { Portal } from '@tests/support/built-portal'
import { inDatabase } from '@tests/support/portal-database'

/** The demo person of each role, by the name that stands before the @. */
export type DemoName =
  | 'super-admin'
  | 'ou-admin'
  | 'sales-admin'
  | 'agent'
  | 'sales-manager'
  | 'accounting'
  | 'hr-staff'
  | 'head'
  | 'president'
  | 'employee'

export type Credentials = { email: string; password: string }
export type Person = Credentials & { id: string; username: string; first: string; last: string }

type Call = { token?: string; method?: string; body?: unknown; headers?: Record<string, string> }

const emailOf = (name: DemoName) => `${name}@portal.test`
export const credentialsOf = (name: DemoName): Credentials => ({
  email: emailOf(name),
  password: DEMO_PASSWORD,
})

/** What another program would do; throws what the portal refuses. */
export async function callPortal<T = unknown>(portal: Portal, path: string, call: Call = {}): Promise<T> {
  const { token, method = 'GET', body, headers } = call
  const answer = await fetch(portal.url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}

export function signInByApi(portal: Portal, { email, password }: Credentials): Promise<SignedInUser> {
  return callPortal(portal, '/users/authenticate', { method: 'POST', body: { email, password } })
}

type SharedSession = { user: Promise<SignedInUser>; until: number }
const shared = new Map<string, SharedSession>()
/** Younger, by the length of a test, than what asks for the password again; payslips do after five minutes. */
const SHARED_MS = 3 * 60_000

/** One session of a person for the tests of a worker. Tests that end sessions sign in by themselves. */
export function sessionOf(portal: Portal, credentials: Credentials): Promise<SignedInUser> {
  const key = `${portal.url} ${credentials.email}`
  const known = shared.get(key)
  if (known && known.until > Date.now()) return known.user
  const user = signInByApi(portal, credentials)
  shared.set(key, { user, until: Date.now() + SHARED_MS })
  return user
}

/** Of a demo person, who is everybody's: nothing of the account may be changed. */
export const sharedSession = (portal: Portal, name: DemoName): Promise<SignedInUser> =>
  sessionOf(portal, credentialsOf(name))

type NewPerson = { role?: string; also?: readonly string[]; unit?: string; first?: string; last?: string }

const INSERT_PERSON = `
  with made as (
    insert into app_user (username, email, first_name, last_name, password_hash, status, ou_id, layout)
    select $1, $2, $3, $4, demo.password_hash, 'active', unit.id, $5::jsonb
    from app_user demo, operating_unit unit where demo.username = 'super-admin' and unit.ou_code = $6
    returning id
  )
  insert into user_role (user_id, role_id)
  select made.id, role.id from made, role where role.code = any ($7) returning user_id`

/**
 * Someone of one's own, for tests that change the account: known and let in already, with a role. Written into the
 * database, because the portal registers only so many in an hour from one address.
 */
export async function newPerson(
  portal: Portal,
  { role = 'agent', also = [], unit = 'CEB', first = '', last = '' }: NewPerson = {},
): Promise<Person> {
  const username = `person-${randomBytes(5).toString('hex')}`
  const email = `${username}@portal.test`
  const roles = [...new Set([role, ...also, 'employee'])]
  const layout = JSON.stringify(DEFAULT_LAYOUT)
  const id = await inDatabase(portal, async client => {
    const values = [username, email, first, last, layout, unit, roles]
    const { rows, rowCount } = await client.query<{ user_id: string }>(INSERT_PERSON, values)
    if (rowCount !== roles.length) throw new Error(`no unit ${unit}, or no role ${role}`)
    return rows[0]?.user_id ?? ''
  })
  return { username, email, password: DEMO_PASSWORD, id, first, last }
}

export async function endSession(portal: Portal, { token }: { token: string }): Promise<void> {
  await callPortal(portal, '/users/logout', { token, method: 'POST' })
}

/**
 * Just before the portal hears the page's next request of this kind. Ended earlier, the page may learn of it from a call
 * that it makes by itself, before the person has done what the test is about.
 */
export async function endSessionBefore(
  page: Page,
  portal: Portal,
  user: { token: string },
  isMeant: (request: Request) => boolean,
): Promise<void> {
  let isOver = false
  await page.route('**/api/v1/**', async route => {
    if (!isOver && isMeant(route.request())) {
      isOver = true
      await endSession(portal, user)
    }
    await route.fallback()
  })
}

/** As an administrator does it: the rights are gone before the answer has come. */
export async function takeRoleAway(portal: Portal, person: Person, role: string): Promise<void> {
  const { token } = await sharedSession(portal, 'super-admin')
  const url = `/api/v1/settings/users/${person.id}`
  const read = async <Data>(path: string) => (await callPortal<{ data: Data }>(portal, path, { token })).data
  const { row_version } = await read<{ row_version: number }>(url)
  const { roles } = await read<UserAccess>(`${url}/access`)
  const kept = roles.filter(one => !one.is_automatic && one.state !== 'past' && one.code !== role)
  if (!roles.some(one => one.code === role)) throw new Error(`${person.username} was no ${role}`)
  await callPortal(portal, `${url}/roles`, {
    token,
    method: 'POST',
    headers: { 'if-match': `"${row_version}"` },
    body: {
      roles: kept.map(({ role_id, valid_from, valid_to }) => ({ role_id, valid_from, valid_to })),
      accept_warnings: true,
    },
  })
}
