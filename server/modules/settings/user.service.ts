import type { ActivateUser } from '@contract/modules/settings/user.commands'
import { userResource, type UserListItem } from '@contract/modules/settings/user.resource'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { ROLES } from '@contract/access/roles'
import { covers } from '@contract/access/scopes'
import type { Resource } from '@contract/kernel/define-resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { AccountPort } from '@server/platform/access/account-port'
import { mayDo, scopeOf, type Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, forbidden, Problem } from '@server/platform/http/problems'
import {
  findRoles,
  getUser,
  giveRoles,
  highestRank,
  otherAdministrators,
  rightsOfRoles,
  roleIdOf,
  setStatus,
} from '@server/modules/settings/user.repository'

type Change = { tx: Tx; actor: Actor; userId: string; accounts: AccountPort }
type Versioned = Change & { version: number }

const resource = userResource as unknown as Resource
/** Derived from the reporting line or given to everyone: never chosen by hand. */
const NOT_ASSIGNABLE = new Set<string>(
  ROLES.filter(role => role.assignment !== 'manual').map(role => role.code),
)
const EVERYONE = 'employee'
const DEFINES_ROLES: PermissionCode = 'settings.role.assign_permission'

async function visible({ tx, actor, userId }: Change, action: string): Promise<UserListItem> {
  return getUser(tx.db, accessWhere(actor, action, resource), userId)
}

function audit({ tx, userId }: Change, action: string, ouId: string | null, diff?: unknown): void {
  tx.audit({
    action: `user.${action}`,
    entityType: 'user',
    entityId: userId,
    ouId,
    ...(diff ? { diff } : {}),
  })
}

export async function activate(change: Versioned, { role_ids, ou_id }: ActivateUser): Promise<UserListItem> {
  const before = await visible(change, 'assign_role')
  if (change.actor.userId === change.userId) throw forbidden()
  if (before.status !== 'pending') throw new Problem('conflict', 'not_pending')
  if (!change.actor.units.some(unit => unit.id === ou_id))
    throw fieldProblem('rule_broken', 'ou_id', 'unit_unknown')
  const roles = await findRoles(change.tx.db, role_ids)
  if (roles.length !== new Set(role_ids).size || roles.some(role => NOT_ASSIGNABLE.has(role.code)))
    throw fieldProblem('rule_broken', 'role_ids', 'role_unknown')
  if (await isBeyond(change, roles)) throw beyondRights(change, roles)
  await setStatus(change.tx.db, change.userId, change.version, { status: 'active', ou_id })
  await giveRoles(change.tx.db, change.userId, [...role_ids, await roleIdOf(change.tx.db, EVERYONE)])
  await change.accounts.sendWelcome(change.tx, change.userId)
  audit(change, 'activate', ou_id, { roles: roles.map(role => role.code), ou_id })
  return visible(change, 'view')
}

type Given = { id: string; code: string; rank: number }

/** Rank alone would let a desk hand out what it does not hold. Only who says what roles may do stands above that. */
async function isBeyond({ tx, actor }: Change, roles: readonly Given[]): Promise<boolean> {
  const rank = await highestRank(tx.db, actor.userId)
  if (roles.some(role => role.rank > rank)) return true
  if (mayDo(actor, DEFINES_ROLES)) return false
  const rights = await rightsOfRoles(
    tx.db,
    roles.map(role => role.id),
  )
  return rights.some(({ code, scope }) => {
    const own = scopeOf(actor, code)
    return own === null || !covers(own, scope)
  })
}

function beyondRights({ userId }: Change, roles: readonly Given[]): Problem {
  const diff = { roles: roles.map(role => role.code) }
  const trace = { action: 'user.activate_refused', entityType: 'user', entityId: userId, diff }
  return new Problem('forbidden', 'beyond_your_rights', { trace })
}

export async function suspend(change: Versioned): Promise<UserListItem> {
  const before = await visible(change, 'suspend')
  if (change.actor.userId === change.userId) throw new Problem('conflict', 'own_account')
  if (before.status !== 'active') throw new Problem('conflict', 'not_active')
  if (
    before.roles.some(role => role.code === 'super_admin') &&
    (await otherAdministrators(change.tx.db, change.userId)) === 0
  )
    throw new Problem('last_administrator')
  await setStatus(change.tx.db, change.userId, change.version, { status: 'suspended' })
  await change.accounts.endSessions(change.tx, change.userId, 'suspended')
  audit(change, 'suspend', before.ou_id)
  return visible(change, 'view')
}

export async function reactivate(change: Versioned): Promise<UserListItem> {
  const before = await visible(change, 'suspend')
  if (before.status !== 'suspended') throw new Problem('conflict', 'not_suspended')
  await setStatus(change.tx.db, change.userId, change.version, { status: 'active' })
  audit(change, 'reactivate', before.ou_id)
  return visible(change, 'view')
}

export async function unlock(change: Change): Promise<UserListItem> {
  const before = await visible(change, 'reset_password')
  await change.accounts.clearLock(change.tx, change.userId)
  audit(change, 'unlock', before.ou_id)
  return visible(change, 'view')
}

export async function sendResetTo(change: Change): Promise<void> {
  const before = await visible(change, 'reset_password')
  if (before.status !== 'active' && before.status !== 'pending') throw new Problem('conflict', 'not_active')
  await change.accounts.sendReset(change.tx, change.userId)
}

export async function endSessionsOf(change: Change): Promise<void> {
  const before = await visible(change, 'suspend')
  const ended = await change.accounts.endSessions(change.tx, change.userId, 'ended_by_administrator')
  audit(change, 'end_sessions', before.ou_id, { ended })
}
