import { requireShownLately } from '@server/platform/access/require-confirmed'
import type { ChangeUser, CreateUser } from '@contract/modules/settings/user.commands'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { normaliseEmail } from '@contract/kernel/text'
import { mayDo } from '@server/platform/access/actor'
import { fieldProblem, forbidden, Problem, staleRecord } from '@server/platform/http/problems'
import { areRolesBeyond } from '@server/modules/settings/giving-rights'
import { giveDatedRoles } from '@server/modules/settings/user-roles.service'
import { heldRoles, touchUser, versionOf } from '@server/modules/settings/user-roles.repository'
import {
  findRoles,
  giveRoles,
  roleIdOf,
  setNames,
  setStatus,
  setUnit,
} from '@server/modules/settings/user.repository'
import {
  auditUser,
  EVERYONE,
  visibleUser,
  type UserChange,
  type VersionedUserChange,
} from '@server/modules/settings/user.service'

type Creation = Omit<UserChange, 'userId'>

/** With roles the account is ready and its holder invited; without, it waits for somebody who may give them. */
export async function createUser(asked: Creation, values: CreateUser): Promise<UserListItem> {
  const { tx, actor, accounts } = asked
  const { roles, accept_warnings, ...person } = values
  if (!actor.units.some(unit => unit.id === person.ou_id))
    throw fieldProblem('rule_broken', 'ou_id', 'unit_unknown')
  if (roles.length > 0) {
    if (!mayDo(actor, 'settings.user.assign_role')) throw forbidden()
    await requireShownLately(tx.db, actor)
  }
  const userId = await accounts.create(tx, { ...person, created_by: actor.userId })
  const change: UserChange = { ...asked, userId }
  const { first_name, last_name, email, username, ou_id } = person
  auditUser(change, 'create', ou_id, { username, email, first_name, last_name })
  if (roles.length > 0) {
    await giveDatedRoles(change, roles, accept_warnings, ou_id)
    await giveRoles(tx.db, userId, [await roleIdOf(tx.db, EVERYONE)])
    await setStatus(tx.db, userId, await versionOf(tx.db, userId), { status: 'active' })
    await accounts.sendWelcome(tx, userId)
  }
  return visibleUser(change, 'view')
}

export async function changeUser(change: VersionedUserChange, values: ChangeUser): Promise<UserListItem> {
  const { tx, actor, userId, version } = change
  const before = await visibleUser(change, 'edit')
  if (!(await touchUser(tx.db, userId, version))) throw staleRecord(await versionOf(tx.db, userId))
  const { email, ou_id, ...names } = values
  const movesMail = email !== undefined && normaliseEmail(email) !== before.email
  const movesUnit = ou_id !== undefined && ou_id !== before.ou_id
  if (movesMail || movesUnit) await refuseOthersRights(change)
  if (movesUnit && !actor.units.some(unit => unit.id === ou_id))
    throw fieldProblem('rule_broken', 'ou_id', 'unit_unknown')
  await setNames(tx.db, userId, names)
  if (movesUnit) await setUnit(tx.db, userId, ou_id)
  if (movesMail) await change.accounts.changeEmail(tx, userId, email)
  const diff = Object.fromEntries(
    (Object.keys(values) as (keyof ChangeUser)[])
      .filter(name => values[name] !== before[name])
      .map(name => [name, [before[name], values[name]]]),
  )
  auditUser(change, 'update', before.ou_id, diff)
  return visibleUser(change, 'view')
}

/**
 * Whoever can move the address can have the account, and whoever moves the home unit moves what roles reach: not for
 * oneself, and not for people who may more.
 */
async function refuseOthersRights(change: UserChange): Promise<void> {
  const { tx, actor, userId } = change
  if (actor.userId === userId) throw new Problem('conflict', 'own_account')
  const ids = (await heldRoles(tx.db, userId)).filter(role => role.state !== 'past').map(role => role.role_id)
  const roles = ids.length > 0 ? await findRoles(tx.db, ids) : []
  if (!(await areRolesBeyond(tx, actor, roles))) return
  const trace = { action: 'user.update_refused', entityType: 'user', entityId: userId }
  throw new Problem('forbidden', 'beyond_your_rights', { trace })
}
