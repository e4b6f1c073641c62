import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import type { ActivateUser } from '@contract/modules/settings/user.calls'
import { userResource, type UserListItem } from '@contract/modules/settings/user.resource'
import { ROLES, type RoleCode } from '@contract/access/roles'
import { accessWhere } from '@server/platform/access/access-where'
import type { AccountPort } from '@server/platform/access/account-port'
import { unitIdsOf, type Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, forbidden, Problem } from '@server/platform/http/problems'
import type { RecordContext } from '@server/platform/resource/run-command'
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

/** Of an account that the actor may read for what is asked. */
export type UserRecord = { tx: Tx; record: UserListItem }
export type UserContext = RecordContext<UserListItem>

const resource = userResource
/** Derived from the reporting line or given to everyone: never chosen by hand. */
export const NOT_ASSIGNABLE = new Set<string>(
  ROLES.filter(role => role.assignment !== 'manual').map(role => role.code),
)
export const EVERYONE: RoleCode = 'employee'

/** Past the units: an administrator of any of them is one. */
export const countOtherAdministrators = (tx: Tx, userId: string): Promise<number> =>
  asPortal(tx, ({ db }) => otherAdministrators(db, userId))

export function visibleUser(tx: Tx, actor: Actor, userId: string, action: string): Promise<UserListItem> {
  return getUser(tx.db, accessWhere(actor, action, resource), userId)
}

/** In the chain of a unit that is the person's only now. */
export function auditUser(
  tx: Tx,
  userId: string,
  { action, ouId, diff }: { action: AuditVerb; ouId: string | null; diff: unknown },
): void {
  tx.audit({ action: `user.${action}`, entityType: 'user', entityId: userId, ouId, diff })
}

export async function activate(
  context: UserContext,
  { role_ids, ou_id }: ActivateUser,
  accounts: AccountPort,
): Promise<void> {
  const { tx, actor, record: user } = context
  if (actor.userId === user.id) throw forbidden()
  if (user.status !== 'pending') throw new Problem('conflict', 'not_pending')
  if (!unitIdsOf(actor).includes(ou_id)) throw fieldProblem('rule_broken', 'ou_id', 'unit_unknown')
  const roles = await findRoles(tx.db, role_ids)
  if (roles.length !== new Set(role_ids).size || roles.some(role => NOT_ASSIGNABLE.has(role.code)))
    throw fieldProblem('rule_broken', 'role_ids', 'role_unknown')
  if (await areRolesBeyond(tx, actor, roles)) throw beyondRights(context, roles)
  const everyone = await roleIdOf(tx.db, EVERYONE)
  const clashes = await clashesOf(tx.db, [everyone], [everyone, ...role_ids])
  refuseConflicts(clashes, true, 'role_ids')
  await setStatus(tx.db, user.id, { status: 'active', ou_id })
  await giveRoles(tx.db, user.id, [...role_ids, everyone])
  await accounts.sendWelcome(tx, user.id)
  const diff = { roles: roles.map(role => role.code), ou_id }
  auditUser(tx, user.id, { action: 'activate', ouId: ou_id, diff })
}

function beyondRights({ record }: UserContext, roles: readonly { code: string }[]): Problem {
  const diff = { roles: roles.map(role => role.code) }
  const trace = { action: 'user.activate_refused' as const, entityType: 'user', entityId: record.id, diff }
  return new Problem('forbidden', 'beyond_your_rights', { trace })
}

export async function suspend(
  { tx, actor, record: user, audit }: UserContext,
  accounts: AccountPort,
): Promise<void> {
  if (actor.userId === user.id) throw new Problem('conflict', 'own_account')
  if (user.status !== 'active') throw new Problem('conflict', 'not_active')
  if (
    user.roles.some(role => role.code === 'super_admin') &&
    (await countOtherAdministrators(tx, user.id)) === 0
  )
    throw new Problem('last_administrator')
  await setStatus(tx.db, user.id, { status: 'suspended' })
  await accounts.endSessions(tx, user.id, 'suspended')
  audit()
}

export async function reactivate({ tx, record: user, audit }: UserContext): Promise<void> {
  if (user.status !== 'suspended') throw new Problem('conflict', 'not_suspended')
  await setStatus(tx.db, user.id, { status: 'active' })
  audit()
}

export async function sendReset({ tx, record: user }: UserContext, accounts: AccountPort): Promise<void> {
  if (user.status !== 'active' && user.status !== 'pending') throw new Problem('conflict', 'not_active')
  await accounts.sendReset(tx, user.id)
}
