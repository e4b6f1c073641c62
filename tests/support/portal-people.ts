import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { SignedInUser } from '@contract/modules/auth/auth.commands'
import type { UserAccess } from '@contract/modules/settings/user.commands'
import { connectToRunning } from '@server/platform/db/embedded/running-database'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import type { Portal } from '@tests/support/built-portal'

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
export type Person = Credentials & { id: string; username: string }

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

type Shared = { user: Promise<SignedInUser>; until: number }
const shared = new Map<string, Shared>()
/** Younger, by the length of a test, than what asks for the password again; payslips do after five minutes. */
const SHARED_MS = 3 * 60_000

/** One session of a demo person for the tests of a worker. Tests that end sessions sign in by themselves. */
export function sharedSession(portal: Portal, name: DemoName): Promise<SignedInUser> {
  const key = `${portal.url} ${name}`
  const known = shared.get(key)
  if (known && known.until > Date.now()) return known.user
  const user = signInByApi(portal, credentialsOf(name))
  shared.set(key, { user, until: Date.now() + SHARED_MS })
  return user
}

type Listed<Row> = { data: Row[] }
type Wanted = { role?: string; unit?: string }

/** Someone of one's own, for tests that change the account: asked for, let in and given a role. */
export async function newPerson(
  portal: Portal,
  { role = 'agent', unit = 'CEB' }: Wanted = {},
): Promise<Person> {
  const username = `person-${randomBytes(5).toString('hex')}`
  const registration = { username, email: `${username}@portal.test`, password: 'a quiet harbour town' }
  await callPortal(portal, '/users/register', { method: 'POST', body: registration })

  const { token } = await sharedSession(portal, 'super-admin')
  const list = async <Row>(path: string) => (await callPortal<Listed<Row>>(portal, path, { token })).data
  const [user] = await list<{ id: string; row_version: number }>(
    `/api/v1/settings/users?start=0&end=1&search=${username}`,
  )
  const roles = await list<{ id: string; code: string }>('/api/v1/settings/roles?start=0&end=100')
  const units = await list<{ id: string; ou_code: string }>(
    '/api/v1/maintenance/operating-units?start=0&end=100',
  )
  const roleId = roles.find(one => one.code === role)?.id
  const unitId = units.find(one => one.ou_code === unit)?.id
  if (!user) throw new Error(`${username} is not in the list of users`)
  await callPortal(portal, `/api/v1/settings/users/${user.id}/activate`, {
    token,
    method: 'POST',
    headers: { 'if-match': `"${user.row_version}"` },
    body: { role_ids: [roleId], ou_id: unitId },
  })
  return { ...registration, id: user.id }
}

export async function endSession(portal: Portal, { token }: { token: string }): Promise<void> {
  await callPortal(portal, '/users/logout', { token, method: 'POST' })
}

/** In the database of the portal, behind its back: for what no screen does. */
async function inDatabase<T>(portal: Portal, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const connection = await connectToRunning(portal.dataDir)
  if (!connection) throw new Error('the database of the portal does not answer')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
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

/** Two days later for this hold alone; nobody has tidied up. */
export async function runOutHold(portal: Portal, unitId: string): Promise<void> {
  await inDatabase(portal, async client => {
    await client.query(
      `update unit_hold set started_at = now() - interval '49 hours', expires_at = now() - interval '1 second'
       where unit_id = $1 and released_at is null`,
      [unitId],
    )
    await client.query(`update property_unit set held_until = now() - interval '1 second' where id = $1`, [
      unitId,
    ])
  })
}

/** Its days are over: whoever opens the link now is too late. */
export async function runOutQuoteLink(portal: Portal, quoteNo: string): Promise<void> {
  await inDatabase(portal, async client => {
    const { rowCount } = await client.query(
      `update unit_quote set link_expires_at = now() - interval '1 second' where quote_no = $1`,
      [quoteNo],
    )
    if (rowCount !== 1) throw new Error(`${quoteNo} is no quote`)
  })
}

const tokenHashOf = (link: string) =>
  createHash('sha256')
    .update(link.split('/').at(-1) ?? '')
    .digest()

/** Its days are over, as if its mail had waited unread. */
export async function runOutApprovalLink(portal: Portal, link: string): Promise<void> {
  await inDatabase(portal, async client => {
    const { rowCount } = await client.query(
      `update approval_link set expires_at = now() - interval '1 second' where token_hash = $1`,
      [tokenHashOf(link)],
    )
    if (rowCount !== 1) throw new Error('this is no link')
  })
}

/** An hour without use of their newest session: what is closed to a screen left open asks for the password again. */
export async function leaveIdle(portal: Portal, user: { id: string }): Promise<void> {
  await inDatabase(portal, async client => {
    await client.query(
      `insert into session_confirmation (session_id, confirmed_at)
       select id, now() - interval '1 hour' from session where user_id = $1 order by issued_at desc limit 1
       on conflict (session_id) do update set confirmed_at = excluded.confirmed_at`,
      [user.id],
    )
  })
}
