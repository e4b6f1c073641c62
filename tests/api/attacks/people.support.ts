import { openedMail } from '@tests/support/opened-mail'
import { randomBytes, randomUUID } from 'node:crypto'
import { PERMISSIONS } from '@contract/access/permission-catalogue'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Scope } from '@contract/access/scopes'
import { DEFAULT_LAYOUT } from '@contract/access/layout'
import { ABSOLUTE_DAYS, createTokenSigner, hashOf, newSecretText } from '@server/platform/access/tokens'
import type { UserStatus } from '@server/platform/db/tables'
import { insertSession } from '@server/modules/auth/session.repository'
import type { Client, TestApi } from '@tests/support/api'
import { TEST_SECRET } from '@tests/support/company'

export const EVERY_CODE: readonly PermissionCode[] = PERMISSIONS.map(({ code }) => code)

/** Role codes are letters alone. */
const letters = () =>
  randomBytes(12)
    .toString('hex')
    .replaceAll(/\d/g, digit => 'ghijklmnop'.charAt(Number(digit)))

export type PersonWanted = {
  codes?: readonly PermissionCode[]
  scope?: Scope
  reach?: 'all' | 'home'
  unit?: 'HO' | 'CEB' | 'DVO' | null
  status?: UserStatus
  rank?: number
  /** As stored; nobody can sign in with the one given by default. */
  passwordHash?: string
}

export type Person = {
  id: string
  email: string
  username: string
  roleId: string
  client: Client
  token: string
}

/** A person with a role of their own and a session, put into the database directly. */
export async function aPerson(api: TestApi, wanted: PersonWanted = {}): Promise<Person> {
  const { codes = [], scope = 'all', reach = 'all', unit = 'HO', rank = 10 } = wanted
  const { db } = api.database
  const roleId = await aRole(api, { codes, scope, reach, rank })
  const username = `someone-${randomUUID().slice(0, 13)}`
  const email = `${username}@portal.test`
  const person = await db
    .insertInto('app_user')
    .values({
      username,
      email,
      password_hash: wanted.passwordHash ?? 'none',
      status: wanted.status ?? 'active',
      ou_id: unit === null ? null : await unitId(api, unit),
      layout: JSON.stringify(DEFAULT_LAYOUT),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('user_role').values({ user_id: person.id, role_id: roleId, valid_to: null }).execute()
  const token = await aSession(api, person.id)
  return { id: person.id, email, username, roleId, client: api.withToken(token), token }
}

type RoleWanted = { codes: readonly PermissionCode[]; scope?: Scope; reach?: 'all' | 'home'; rank?: number }

export async function aRole(
  api: TestApi,
  { codes, scope = 'all', reach = 'all', rank = 10 }: RoleWanted,
): Promise<string> {
  const { db } = api.database
  const role = await db
    .insertInto('role')
    .values({ code: letters(), name: 'Made for a test', rank, reach })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (codes.length > 0) {
    const permissions = await db.selectFrom('permission').select('id').where('code', 'in', codes).execute()
    await db
      .insertInto('role_permission')
      .values(permissions.map(({ id }) => ({ role_id: role.id, permission_id: id, scope })))
      .execute()
  }
  return role.id
}

/** A token of a session that nobody signed in for. */
export async function aSession(api: TestApi, userId: string): Promise<string> {
  const secret = newSecretText()
  const { expires_at } = await insertSession(api.database.db, {
    userId,
    tokenHash: hashOf(secret),
    days: ABSOLUTE_DAYS,
    ip: '127.0.0.1',
    userAgent: null,
  })
  return createTokenSigner(TEST_SECRET).sign(userId, secret, new Date(expires_at))
}

export async function unitId(api: TestApi, code: string): Promise<string> {
  const unit = await api.database.db
    .selectFrom('operating_unit')
    .select('id')
    .where('ou_code', '=', code)
    .executeTakeFirstOrThrow()
  return unit.id
}

/** A header by which the caller comes from another address: what a proxy on this machine would say. */
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

export const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

export async function auditOf(api: TestApi, action: string) {
  return api.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .orderBy('at')
    .execute()
}

export async function mailsTo(api: TestApi, address: string) {
  const mails = await api.database.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('to_address', '=', address)
    .orderBy('created_at')
    .execute()
  return mails.map(mail => openedMail(api.database, mail))
}

export const withoutRequestId = (body: unknown): unknown => {
  const { requestId: _requestId, ...rest } = body as Record<string, unknown>
  return rest
}
