import type { ActivateUser } from '@contract/modules/settings/user.commands'
import { userResource, type UserListItem } from '@contract/modules/settings/user.resource'
import { ROLES, type RoleCode } from '@contract/access/roles'
import type { Resource } from '@contract/kernel/define-resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { AccountPort, LiveSession } from '@server/platform/access/account-port'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, forbidden, Problem } from '@server/platform/http/problems'
import { areRolesBeyond } from '@server/modules/settings/giving-rights'
import { clashesOf, refuseConflicts } from '@server/modules/settings/role-clashes'
import {
  findRoles,
  getUser,
  giveRoles,
  otherAdministrators,
  roleIdOf,
  setStatus,
} from '@server/modules/settings/user.repository'

export type UserChange = { tx: Tx; actor: Actor; userId: string; accounts: AccountPort }
export type VersionedUserChange = UserChange & { version: number }

const resource: Resource = userResource
/** Derived from the reporting line or given to everyone: never chosen by hand. */
export const NOT_ASSIGNABLE = new Set<string>(
  ROLES.filter(role => role.assignment !== 'manual').map(role => role.code),
)
export const EVERYONE: RoleCode = 'employee'

export async function visibleUser({ tx, actor, userId }: UserChange, action: string): Promise<UserListItem> {
  return getUser(tx.db, accessWhere(actor, action, resource), userId)
}

export function auditUser(
  { tx, userId }: UserChange,
  action: string,
  ouId: string | null,
  diff?: unknown,
): void {
  tx.audit({
    action: `user.${action}`,
    entityType: 'user',
    entityId: userId,
    ouId,
    ...(diff ? { diff } : {}),
  })
}

export async function activate(
  change: VersionedUserChange,
  { role_ids, ou_id }: ActivateUser,
): Promise<UserListItem> {
  const before = await visibleUser(change, 'assign_role')
  if (change.actor.userId === change.userId) throw forbidden()
  if (before.status !== 'pending') throw new Problem('conflict', 'not_pending')
  if (!change.actor.units.some(unit => unit.id === ou_id))
    throw fieldProblem('rule_broken', 'ou_id', 'unit_unknown')
  const roles = await findRoles(change.tx.db, role_ids)
  if (roles.length !== new Set(role_ids).size || roles.some(role => NOT_ASSIGNABLE.has(role.code)))
    throw fieldProblem('rule_broken', 'role_ids', 'role_unknown')
  if (await areRolesBeyond(change.tx, change.actor, roles)) throw beyondRights(change, roles)
  const everyone = await roleIdOf(change.tx.db, EVERYONE)
  const clashes = await clashesOf(change.tx.db, [everyone], [everyone, ...role_ids])
  refuseConflicts(clashes, true, 'role_ids')
  await setStatus(change.tx.db, change.userId, change.version, { status: 'active', ou_id })
  await giveRoles(change.tx.db, change.userId, [...role_ids, everyone])
  await change.accounts.sendWelcome(change.tx, change.userId)
  auditUser(change, 'activate', ou_id, { roles: roles.map(role => role.code), ou_id })
  return visibleUser(change, 'view')
}

function beyondRights({ userId }: UserChange, roles: readonly { code: string }[]): Problem {
  const diff = { roles: roles.map(role => role.code) }
  const trace = { action: 'user.activate_refused', entityType: 'user', entityId: userId, diff }
  return new Problem('forbidden', 'beyond_your_rights', { trace })
}

export async function suspend(change: VersionedUserChange): Promise<UserListItem> {
  const before = await visibleUser(change, 'suspend')
  if (change.actor.userId === change.userId) throw new Problem('conflict', 'own_account')
  if (before.status !== 'active') throw new Problem('conflict', 'not_active')
  if (
    before.roles.some(role => role.code === 'super_admin') &&
    (await otherAdministrators(change.tx.db, change.userId)) === 0
  )
    throw new Problem('last_administrator')
  await setStatus(change.tx.db, change.userId, change.version, { status: 'suspended' })
  await change.accounts.endSessions(change.tx, change.userId, 'suspended')
  auditUser(change, 'suspend', before.ou_id)
  return visibleUser(change, 'view')
}

export async function reactivate(change: VersionedUserChange): Promise<UserListItem> {
  const before = await visibleUser(change, 'suspend')
  if (before.status !== 'suspended') throw new Problem('conflict', 'not_suspended')
  await setStatus(change.tx.db, change.userId, change.version, { status: 'active' })
  auditUser(change, 'reactivate', before.ou_id)
  return visibleUser(change, 'view')
}

export async function unlock(change: UserChange): Promise<UserListItem> {
  const before = await visibleUser(change, 'reset_password')
  await change.accounts.clearLock(change.tx, change.userId)
  auditUser(change, 'unlock', before.ou_id)
  return visibleUser(change, 'view')
}

export async function sendResetTo(change: UserChange): Promise<void> {
  const before = await visibleUser(change, 'reset_password')
  if (before.status !== 'active' && before.status !== 'pending') throw new Problem('conflict', 'not_active')
  await change.accounts.sendReset(change.tx, change.userId)
}

export async function endSessionsOf(change: UserChange): Promise<void> {
  const before = await visibleUser(change, 'suspend')
  const ended = await change.accounts.endSessions(change.tx, change.userId, 'ended_by_administrator')
  auditUser(change, 'end_sessions', before.ou_id, { ended })
}

export async function sessionsOf(change: UserChange): Promise<LiveSession[]> {
  await visibleUser(change, 'suspend')
  return change.accounts.sessions(change.tx, change.userId)
}
