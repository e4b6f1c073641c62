import type { MenuItem, OuAccess, SignedInUser } from '@contract/modules/auth/auth.calls'
import {
  dropBroken,
  readStored,
  readText,
  removeKey,
  writeStored,
  writeText,
} from '@/shared/store/browser-storage'
import type { HeldPermission } from '@/shared/session/permissions.slice'

/**
 * The session as it lies in the browser, under the names that other programs rely on. Read with plain checks:
 * the schemas of the contract would weigh on the first page, and all of this came from the server once.
 */
export interface StoredSession {
  user: SignedInUser | null
  permissions: HeldPermission[]
  ouAccess: OuAccess[]
  activeOU: string | null
  menus: MenuItem[]
}

/** What belongs to the user alone; `layout` and `locale` stay when a session merely runs out. */
const SESSION_KEYS = [
  'user',
  'token',
  'menus',
  'userRoles',
  'rules',
  'ouAccess',
  'activeOU',
  'permissions',
] as const

const TOKEN = /^[\w.~+/=-]{1,8192}$/
const UNIT_CODE = /^[\w.-]{1,40}$/

type Bag = Record<string, unknown>

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasTexts(value: unknown, ...keys: string[]): value is Bag {
  return isBag(value) && keys.every(key => typeof value[key] === 'string')
}

function listOf<T>(isOne: (value: unknown) => boolean): (value: unknown) => T[] | null {
  return value => (Array.isArray(value) && value.every(isOne) ? (value as T[]) : null)
}

const isRole = (value: unknown) => hasTexts(value, 'role_id')

function parseUser(value: unknown): SignedInUser | null {
  if (!hasTexts(value, 'id', 'username', 'email', 'first_name', 'last_name', 'token')) return null
  const { token, roles, ou_code } = value
  if (!TOKEN.test(String(token)) || !Array.isArray(roles) || !roles.every(isRole)) return null
  if (ou_code !== null && typeof ou_code !== 'string') return null
  // A session of before the portal knew it.
  const full_name = typeof value['full_name'] === 'string' ? value['full_name'] : value['username']
  return { ...value, full_name } as SignedInUser
}

const parsePermissions = listOf<HeldPermission>(value => hasTexts(value, 'code'))
const parseUnits = listOf<OuAccess>(value => hasTexts(value, 'ou_code', 'ou_name'))
const parseMenus = listOf<MenuItem>(value => hasTexts(value, 'id', 'title_key'))

function readPlain(key: string, form: RegExp): string | null {
  const text = readText(key)
  if (text === null || form.test(text)) return text
  dropBroken(key)
  return null
}

export function readToken(): string | null {
  return readPlain('token', TOKEN)
}

export function storedUserId(): string | null {
  return readStored('user', parseUser)?.id ?? null
}

/**
 * A user without a token, or a token without a user, is nobody. Whatever cannot be read is dropped by itself:
 * a list that is missing is fetched again, the rest goes on.
 */
export function readStoredSession(): StoredSession {
  const token = readToken()
  const user = readStored('user', parseUser)
  const kept = user && token ? { ...user, token } : null
  const session: StoredSession = {
    user: kept,
    permissions: readStored('permissions', parsePermissions) ?? [],
    ouAccess: readStored('ouAccess', parseUnits) ?? [],
    activeOU: readPlain('activeOU', UNIT_CODE),
    menus: readStored('menus', parseMenus) ?? [],
  }
  readStored('userRoles', listOf(isRole))
  readStored('rules', listOf(isBag))
  readStored('currentUser', value => (hasTexts(value, 'id') ? value : null), 'session')
  if (kept) return session
  forgetSession()
  return { user: null, permissions: [], ouAccess: [], activeOU: null, menus: [] }
}

export function writeUser(user: SignedInUser): void {
  const { token, ...withoutToken } = user
  writeStored('user', user)
  writeText('token', token)
  writeStored(
    'userRoles',
    user.roles.map(({ role_id }) => ({ role_id })),
  )
  // Lies in this tab alone and outlives a reload, so it need not hold the token a second time.
  writeStored('currentUser', withoutToken, 'session')
}

export function writeActiveOu(code: string | null): void {
  if (code === null) removeKey('activeOU')
  else writeText('activeOU', code)
}

export const writePermissions = (permissions: HeldPermission[]) => writeStored('permissions', permissions)
export const writeOuAccess = (units: OuAccess[]) => writeStored('ouAccess', units)
export const writeMenus = (menus: MenuItem[]) => writeStored('menus', menus)

export function forgetSession(): void {
  for (const key of SESSION_KEYS) removeKey(key)
  removeKey('currentUser', 'session')
}
