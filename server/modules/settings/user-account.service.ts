import { requireShownLately } from '@server/platform/access/require-confirmed'
import type { ChangeUser, CreateUser } from '@contract/modules/settings/user.calls'
import { normaliseEmail } from '@contract/kernel/text'
import type { AccountPort } from '@server/platform/access/account-port'
import { mayDo, unitIdsOf, type Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, forbidden, Problem } from '@server/platform/http/problems'
import { areRolesBeyond } from '@server/modules/settings/giving-rights'
import { giveDatedRoles } from '@server/modules/settings/user-roles.service'
import { heldRoles, touchUser } from '@server/modules/settings/user-roles.repository'
import {
  findRoles,
  giveRoles,
  roleIdOf,
  setNames,
  setStatus,
  setUnit,
} from '@server/modules/settings/user.repository'
import { auditUser, EVERYONE, type UserContext } from '@server/modules/settings/user.service'

/** With roles the account is ready and its holder invited; without, it waits for somebody who may give them. */
export async function createUser(
  tx: Tx,
  { actor, body, accounts }: { actor: Actor; body: CreateUser; accounts: AccountPort },
): Promise<string> {
  const { roles, accept_warnings, ...person } = body
  if (!unitIdsOf(actor).includes(person.ou_id)) throw fieldProblem('rule_broken', 'ou_id', 'unit_unknown')
  if (roles.length > 0) {
    if (!mayDo(actor, 'settings.user.assign_role')) throw forbidden()
    // Sessions are the portal's alone.
    await asPortal(tx, ({ db }) => requireShownLately(db, actor))
  }
  const userId = await accounts.create(tx, { ...person, created_by: actor.userId })
  const { first_name, last_name, email, username, ou_id: ouId } = person
  auditUser(tx, userId, { action: 'create', ouId, diff: { username, email, first_name, last_name } })
  if (roles.length > 0) {
    await giveDatedRoles({ tx, actor, userId, ouId }, { roles, accept_warnings })
    await giveRoles(tx.db, userId, [await roleIdOf(tx.db, EVERYONE)])
    await setStatus(tx.db, userId, { status: 'active' })
    await accounts.sendWelcome(tx, userId)
  }
  return userId
}

export async function changeUser(
  context: UserContext,
  body: ChangeUser,
  accounts: AccountPort,
): Promise<void> {
  const { tx, actor, record: before, audit } = context
  await touchUser(tx.db, before.id)
  const { email, ou_id, ...names } = body
  const movesMail = email !== undefined && normaliseEmail(email) !== before.email
  const movesUnit = ou_id !== undefined && ou_id !== before.ou_id
  if (movesMail || movesUnit) await refuseOthersRights(context)
  if (movesUnit && !unitIdsOf(actor).includes(ou_id))
    throw fieldProblem('rule_broken', 'ou_id', 'unit_unknown')
  await setNames(tx.db, before.id, names)
  if (movesUnit) await setUnit(tx.db, before.id, ou_id)
  if (movesMail) await accounts.changeEmail(tx, before.id, email)
  const diff = Object.fromEntries(
    (Object.keys(body) as (keyof ChangeUser)[])
      .filter(name => body[name] !== before[name])
      .map(name => [name, [before[name], body[name]]]),
  )
  audit(diff)
}

/**
 * Whoever can move the address can have the account, and whoever moves the home unit moves what roles reach: not for
 * oneself, and not for people who may more.
 */
async function refuseOthersRights({ tx, actor, record: { id: userId } }: UserContext): Promise<void> {
  if (actor.userId === userId) throw new Problem('conflict', 'own_account')
  const ids = (await heldRoles(tx.db, userId)).filter(role => role.state !== 'past').map(role => role.role_id)
  const roles = ids.length > 0 ? await findRoles(tx.db, ids) : []
  if (!(await areRolesBeyond(tx, actor, roles))) return
  const trace = { action: 'user.update_refused' as const, entityType: 'user', entityId: userId }
  throw new Problem('forbidden', 'beyond_your_rights', { trace })
}
