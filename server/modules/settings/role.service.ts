import type { HeldRight } from '@contract/access/conflicts'
import type {
  ChangeRoleRights,
  ChangeRoleUnits,
  RoleImpact,
  RoleRights,
} from '@contract/modules/settings/role.commands'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { GIVING_LOCK, rightsBeyond } from '@server/modules/settings/giving-rights'
import { refuseConflicts } from '@server/modules/settings/role-clashes'
import { impactOf } from '@server/modules/settings/role-impact'
import {
  findRole,
  grantsOf,
  holderSets,
  permissionIds,
  removeRole,
  replaceGrants,
  replaceUnits,
  touchRole,
  unitsOfRole,
  wasEverHeld,
  type RoleRow,
} from '@server/modules/settings/role.repository'
import { segregationRules } from '@server/modules/settings/sod.repository'
import { highestRank } from '@server/modules/settings/user.repository'

type Asked = { tx: Tx; actor: Actor; roleId: string }
type Change = Asked & { version: number }

const grantsOfRole = async ({ tx, roleId }: Asked): Promise<HeldRight[]> =>
  (await grantsOf(tx.db, [roleId])).get(roleId) ?? []

export async function readRights(asked: Asked): Promise<RoleRights> {
  const { tx, actor, roleId } = asked
  const role = await findRole(tx.db, roleId)
  const sets = await holderSets(tx.db, roleId, [])
  return {
    grants: await grantsOfRole(asked),
    ou_ids: await unitsOfRole(tx.db, roleId),
    holders: sets.reduce((total, { people }) => total + people, 0),
    is_own: isOwn(actor, roleId),
    is_higher: role.rank > (await highestRank(tx.db, actor.userId)),
  }
}

export async function preview(asked: Asked, grants: readonly HeldRight[]): Promise<RoleImpact> {
  const { tx, actor, roleId } = asked
  await findRole(tx.db, roleId)
  const before = await grantsOfRole(asked)
  const sets = await holderSets(tx.db, roleId, actor.allUnits ? null : actor.units.map(unit => unit.id))
  const others = await grantsOf(tx.db, [...new Set(sets.flatMap(set => set.others))])
  const holders = sets.map(set => ({ ...set, others: set.others.map(id => others.get(id) ?? []) }))
  return {
    ...impactOf({ before, after: grants, holders, rules: await segregationRules(tx.db) }),
    beyond: rightsBeyond(actor, added(before, grants)),
  }
}

/** New, or for more than before: what is taken away or narrowed needs nothing of the one who does it. */
function added(before: readonly HeldRight[], after: readonly HeldRight[]): HeldRight[] {
  const known = new Set(before.map(({ code, scope }) => `${code} ${scope}`))
  return after.filter(({ code, scope }) => !known.has(`${code} ${scope}`))
}

export async function changeRights(
  change: Change,
  { grants, accept_warnings }: ChangeRoleRights,
): Promise<void> {
  const { tx, roleId, version } = change
  const role = await mayDefine(change, 'change_rights')
  await tx.lock(GIVING_LOCK)
  const ids = await permissionIds(
    tx.db,
    grants.map(({ code }) => code),
  )
  if (grants.some(({ code }) => !ids.has(code)))
    throw fieldProblem('rule_broken', 'grants', 'permission_unknown')
  if (new Set(grants.map(({ code }) => code)).size !== grants.length)
    throw fieldProblem('rule_broken', 'grants', 'permission_twice')
  // Before anything is read that the answer hangs on: two who save at once come one after the other.
  await touchRole(tx.db, roleId, version)
  const impact = await preview(change, grants)
  if (impact.beyond.length > 0)
    throw refused(role, 'change_rights', 'beyond_your_rights', { codes: impact.beyond })
  refuseConflicts(impact.conflicts, accept_warnings, 'grants')
  const rows = grants.map(({ code, scope }) => ({
    role_id: roleId,
    permission_id: ids.get(code) ?? '',
    scope,
  }))
  await replaceGrants(tx.db, roleId, rows)
  const diff = Object.fromEntries(impact.changes.map(({ code, was, becomes }) => [code, [was, becomes]]))
  tx.audit({ action: 'role.change_rights', entityType: 'role', entityId: roleId, diff })
}

export async function changeUnits(change: Change, { reach, ou_ids }: ChangeRoleUnits): Promise<void> {
  const { tx, actor, roleId, version } = change
  const role = await mayDefine(change, 'change_units')
  const listed = reach === 'listed' ? ou_ids : []
  if (reach === 'listed' && listed.length === 0) throw fieldProblem('rule_broken', 'ou_ids', 'unit_required')
  const own = new Set(actor.units.map(unit => unit.id))
  if (!actor.allUnits && (reach === 'all' || listed.some(id => !own.has(id))))
    throw refused(role, 'change_units', 'beyond_your_rights', { reach, ou_ids })
  const before = await unitsOfRole(tx.db, roleId)
  await touchRole(tx.db, roleId, version, reach)
  await replaceUnits(tx.db, roleId, listed)
  tx.audit({
    action: 'role.change_units',
    entityType: 'role',
    entityId: roleId,
    diff: { reach, ou_ids: [before, listed] },
  })
}

export async function remove(change: Change): Promise<void> {
  const { tx, roleId, version } = change
  const role = await mayDefine(change, 'delete')
  if (role.is_system) throw new Problem('conflict', 'role_is_system')
  if (await wasEverHeld(tx.db, roleId)) throw new Problem('in_use', 'role_in_use')
  await removeRole(tx.db, roleId, version)
  tx.audit({ action: 'role.delete', entityType: 'role', entityId: roleId, diff: { code: [role.code, null] } })
}

function isOwn(actor: Actor, roleId: string): boolean {
  return actor.roles.some(role => role.role_id === roleId)
}

/** Nobody touches a role of their own, nor one that stands above them: that is how people raise themselves. */
export async function mayDefine({ tx, actor, roleId }: Asked, verb: string): Promise<RoleRow> {
  const role = await findRole(tx.db, roleId)
  if (isOwn(actor, roleId)) throw refused(role, verb, 'own_role')
  if (role.rank > (await highestRank(tx.db, actor.userId))) throw refused(role, verb, 'beyond_your_rights')
  return role
}

function refused(role: RoleRow, verb: string, phrase: string, diff: Record<string, unknown> = {}): Problem {
  const trace = {
    action: `role.${verb}_refused`,
    entityType: 'role',
    entityId: role.id,
    diff: { role: role.code, ...diff },
  }
  return new Problem('forbidden', phrase, { trace })
}
