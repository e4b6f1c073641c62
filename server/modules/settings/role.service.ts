import type { HeldRight } from '@contract/access/conflicts'
import type {
  ChangeRoleRights,
  ChangeRoleUnits,
  RoleImpact,
  RoleRights,
} from '@contract/modules/settings/role.calls'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import type { RecordContext } from '@server/platform/resource/run-command'
import { GIVING_LOCK, rightsBeyond } from '@server/modules/settings/giving-rights'
import { refuseConflicts } from '@server/modules/settings/role-clashes'
import { impactOf } from '@server/modules/settings/role-impact'
import {
  grantsOf,
  holderSets,
  permissionIds,
  removeRole,
  replaceGrants,
  replaceUnits,
  setReach,
  touchRole,
  unitsOfRole,
  wasEverHeld,
  type RoleRow,
} from '@server/modules/settings/role.repository'
import { segregationRules } from '@server/modules/settings/sod.repository'
import { highestRank } from '@server/modules/settings/user.repository'

type RoleCall = { tx: Tx; actor: Actor; record: RoleRow }
type RoleContext = RecordContext<RoleRow>

const grantsOfRole = async ({ tx, record: { id } }: RoleCall): Promise<HeldRight[]> =>
  (await grantsOf(tx.db, [id])).get(id) ?? []

/** Past the units: all who hold a role are counted, of whatever unit they are; named are those of the units shown. */
const holdersOf = (tx: Tx, role: RoleRow, shownUnits: readonly string[] | null) =>
  asPortal(tx, ({ db }) => holderSets(db, role.id, shownUnits))

export async function readRights(asked: RoleCall): Promise<RoleRights> {
  const { tx, actor, record: role } = asked
  const sets = await holdersOf(tx, role, [])
  return {
    grants: await grantsOfRole(asked),
    ou_ids: await unitsOfRole(tx.db, role.id),
    holders: sets.reduce((total, { people }) => total + people, 0),
    is_own: isOwn(actor, role.id),
    is_higher: role.rank > (await highestRank(tx.db, actor.userId)),
  }
}

export async function preview(asked: RoleCall, grants: readonly HeldRight[]): Promise<RoleImpact> {
  const { tx, actor, record: role } = asked
  const before = await grantsOfRole(asked)
  const sets = await holdersOf(tx, role, actor.allUnits ? null : actor.units.map(unit => unit.id))
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
  context: RoleContext,
  { grants, accept_warnings }: ChangeRoleRights,
): Promise<RoleRights> {
  const { tx, record: role } = context
  await refuseToDefine(context, 'change_rights')
  await tx.lock(GIVING_LOCK)
  const ids = await permissionIds(
    tx.db,
    grants.map(({ code }) => code),
  )
  if (grants.some(({ code }) => !ids.has(code)))
    throw fieldProblem('rule_broken', 'grants', 'permission_unknown')
  if (new Set(grants.map(({ code }) => code)).size !== grants.length)
    throw fieldProblem('rule_broken', 'grants', 'permission_twice')
  await touchRole(tx.db, role.id)
  const impact = await preview(context, grants)
  if (impact.beyond.length > 0)
    throw refused(role, 'change_rights', 'beyond_your_rights', { codes: impact.beyond })
  refuseConflicts(impact.conflicts, accept_warnings, 'grants')
  const rows = grants.map(({ code, scope }) => ({
    role_id: role.id,
    permission_id: ids.get(code) ?? '',
    scope,
  }))
  await replaceGrants(tx.db, role.id, rows)
  context.audit(Object.fromEntries(impact.changes.map(({ code, was, becomes }) => [code, [was, becomes]])))
  return readRights(context)
}

export async function changeUnits(
  context: RoleContext,
  { reach, ou_ids }: ChangeRoleUnits,
): Promise<RoleRights> {
  const { tx, actor, record: role } = context
  await refuseToDefine(context, 'change_units')
  const listed = reach === 'listed' ? ou_ids : []
  if (reach === 'listed' && listed.length === 0) throw fieldProblem('rule_broken', 'ou_ids', 'unit_required')
  const own = new Set(actor.units.map(unit => unit.id))
  if (!actor.allUnits && (reach === 'all' || listed.some(id => !own.has(id))))
    throw refused(role, 'change_units', 'beyond_your_rights', { reach, ou_ids })
  const before = await unitsOfRole(tx.db, role.id)
  await setReach(tx.db, role.id, reach)
  await replaceUnits(tx.db, role.id, listed)
  context.audit({ reach, ou_ids: [before, listed] })
  return readRights(context)
}

export async function remove(context: RoleContext): Promise<void> {
  const { tx, record: role, audit } = context
  await refuseToDefine(context, 'delete')
  if (role.is_system) throw new Problem('conflict', 'role_is_system')
  if (await wasEverHeld(tx.db, role.id)) throw new Problem('in_use', 'role_in_use')
  await removeRole(tx.db, role.id)
  audit({ code: [role.code, null] })
}

function isOwn(actor: Actor, roleId: string): boolean {
  return actor.roles.some(role => role.role_id === roleId)
}

/** Nobody touches a role of their own, nor one that stands above them: that is how people raise themselves. */
export async function refuseToDefine({ tx, actor, record: role }: RoleCall, verb: string): Promise<void> {
  if (isOwn(actor, role.id)) throw refused(role, verb, 'own_role')
  if (role.rank > (await highestRank(tx.db, actor.userId))) throw refused(role, verb, 'beyond_your_rights')
}

function refused(role: RoleRow, verb: string, phrase: string, diff: Record<string, unknown> = {}): Problem {
  const trace = {
    action: `role.${verb}_refused` as const,
    entityType: 'role',
    entityId: role.id,
    diff: { role: role.code, ...diff },
  }
  return new Problem('forbidden', phrase, { trace })
}
