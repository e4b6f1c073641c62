import type { ChangeUserRoles, ChangeUserUnits, DatedRole } from '@contract/modules/settings/user.calls'
import type { UserAccess } from '@contract/modules/settings/user-access'
import { scopeOf, unitIdsOf, type Actor } from '@server/platform/access/actor'
import { accountNameOf } from '@server/platform/db/account-name'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, forbidden, Problem } from '@server/platform/http/problems'
import { notifications } from '@server/platform/notifications/notify'
import { areRolesBeyond, GIVING_LOCK } from '@server/modules/settings/giving-rights'
import { clashesOf, refuseConflicts } from '@server/modules/settings/role-clashes'
import { businessDay } from '@server/platform/db/business-day'
import {
  changeExceptions,
  endHeldRole,
  heldRoles,
  insertHeldRoles,
  takeHeldRole,
  touchUser,
  unitExceptions,
  type HeldRole,
} from '@server/modules/settings/user-roles.repository'
import { findRoles, highestRank } from '@server/modules/settings/user.repository'
import {
  auditUser,
  countOtherAdministrators,
  NOT_ASSIGNABLE,
  type UserRecord,
  type UserContext,
} from '@server/modules/settings/user.service'

export async function readAccess({ tx: { db }, record }: UserRecord): Promise<UserAccess> {
  const roles = await heldRoles(db, record.id)
  return {
    roles: roles.map(({ id: _id, rank: _rank, ...role }) => ({
      ...role,
      is_automatic: NOT_ASSIGNABLE.has(role.code),
    })),
    exceptions: await unitExceptions(db, record.id),
    today: await businessDay(db),
  }
}

export async function changeRoles(context: UserContext, body: ChangeUserRoles): Promise<void> {
  const { tx, actor, record: user } = context
  if (actor.userId === user.id) throw forbidden()
  await tx.lock(GIVING_LOCK)
  await touchUser(tx.db, user.id)
  await giveDatedRoles({ tx, actor, userId: user.id, ouId: user.ou_id }, body)
  await notifications.notify(tx, {
    kind: 'account.roles_changed',
    to: [user.id],
    subject: { type: 'user', id: user.id },
    params: { who: await accountNameOf(tx.db, actor.userId) },
    path: '/user/profile',
  })
}

type RoleGrant = { tx: Tx; actor: Actor; userId: string; ouId: string | null }

/** Puts these in place of what the person holds by hand, today and later. */
export async function giveDatedRoles(
  giving: RoleGrant,
  { roles, accept_warnings: acceptWarnings }: ChangeUserRoles,
): Promise<void> {
  const { tx, userId, ouId } = giving
  const standing = (await heldRoles(tx.db, userId)).filter(role => role.state !== 'past')
  const byHand = standing.filter(role => !NOT_ASSIGNABLE.has(role.code))
  const plan = planOf(byHand, roles)
  await refuseUnknown(tx, roles, plan.added)
  await refuseBeyond(giving, plan)
  await refuseClashes(tx, { standing, wanted: roles, acceptWarnings })
  await refuseLastAdministrator(giving, byHand, roles)
  for (const role of plan.taken) await takeHeldRole(tx.db, role.id)
  for (const { held, valid_to } of plan.ended) await endHeldRole(tx.db, held.id, valid_to)
  await insertHeldRoles(tx.db, userId, plan.added)
  const told = (list: readonly { role_id: string; valid_from: string; valid_to: string | null }[]) =>
    list.map(({ role_id, valid_from, valid_to }) => ({ role_id, valid_from, valid_to }))
  auditUser(tx, userId, { action: 'change_roles', ouId, diff: { roles: [told(byHand), told(roles)] } })
}

type Plan = {
  added: DatedRole[]
  taken: HeldRole[]
  ended: { held: HeldRole; valid_to: string | null }[]
}

function planOf(byHand: readonly HeldRole[], wanted: readonly DatedRole[]): Plan {
  const key = (role: { role_id: string; valid_from: string }) => `${role.role_id} ${role.valid_from}`
  const standing = new Map(byHand.map(role => [key(role), role]))
  const kept = new Set(wanted.map(key))
  return {
    added: wanted.filter(role => !standing.has(key(role))),
    taken: byHand.filter(role => !kept.has(key(role))),
    ended: wanted.flatMap(({ valid_to, ...role }) => {
      const held = standing.get(key(role))
      return held && held.valid_to !== valid_to ? [{ held, valid_to }] : []
    }),
  }
}

async function refuseUnknown(
  tx: Tx,
  roles: readonly DatedRole[],
  added: readonly DatedRole[],
): Promise<void> {
  const ids = [...new Set(roles.map(role => role.role_id))]
  const known = ids.length > 0 ? await findRoles(tx.db, ids) : []
  if (known.length !== ids.length || known.some(role => NOT_ASSIGNABLE.has(role.code)))
    throw fieldProblem('rule_broken', 'roles', 'role_unknown')
  const today = await businessDay(tx.db)
  if (added.some(role => role.valid_from < today)) throw fieldProblem('rule_broken', 'roles', 'date_past')
  const overlaps = roles.some((role, index) =>
    roles.slice(index + 1).some(other => other.role_id === role.role_id && areTogether(role, other)),
  )
  if (overlaps) throw fieldProblem('rule_broken', 'roles', 'role_twice')
}

function areTogether(a: DatedRole, b: DatedRole): boolean {
  return (
    (b.valid_to === null || a.valid_from <= b.valid_to) && (a.valid_to === null || b.valid_from <= a.valid_to)
  )
}

/** To give a role one must hold what it gives; to take it or to end it, stand no lower than it. */
async function refuseBeyond({ tx, actor, userId }: RoleGrant, plan: Plan): Promise<void> {
  const longer = plan.ended.filter(
    ({ held, valid_to }) => held.valid_to !== null && (valid_to === null || valid_to > held.valid_to),
  )
  const givenIds = [...plan.added.map(role => role.role_id), ...longer.map(({ held }) => held.role_id)]
  const given = givenIds.length > 0 ? await findRoles(tx.db, givenIds) : []
  const rank = await highestRank(tx.db, actor.userId)
  const touched = [...plan.taken, ...plan.ended.map(({ held }) => held)]
  const isHigher = touched.some(role => role.rank > rank)
  if (!isHigher && !(await areRolesBeyond(tx, actor, given))) return
  const diff = { roles: [...new Set([...given, ...touched].map(role => role.code))] }
  const trace = { action: 'user.change_roles_refused' as const, entityType: 'user', entityId: userId, diff }
  throw new Problem('forbidden', 'beyond_your_rights', { trace })
}

async function refuseClashes(
  tx: Tx,
  {
    standing,
    wanted,
    acceptWarnings,
  }: { standing: readonly HeldRole[]; wanted: readonly DatedRole[]; acceptWarnings: boolean },
): Promise<void> {
  const automatic = standing.filter(role => NOT_ASSIGNABLE.has(role.code)).map(role => role.role_id)
  const before = standing.map(role => role.role_id)
  const fresh = await clashesOf(tx.db, before, [...automatic, ...wanted.map(role => role.role_id)])
  refuseConflicts(fresh, acceptWarnings, 'roles')
}

async function refuseLastAdministrator(
  { tx, userId }: RoleGrant,
  byHand: readonly HeldRole[],
  wanted: readonly DatedRole[],
): Promise<void> {
  const held = byHand.find(role => role.code === 'super_admin' && role.state === 'current')
  if (!held) return
  const stays = wanted.some(
    role => role.role_id === held.role_id && role.valid_from <= held.valid_from && role.valid_to === null,
  )
  if (!stays && (await countOtherAdministrators(tx, userId)) === 0) throw new Problem('last_administrator')
}

/** Past the units: what stands for units that are not the giver's is known, so as to be left alone. */
const standingExceptions = (tx: Tx, userId: string) => asPortal(tx, ({ db }) => unitExceptions(db, userId))

export async function changeUnits(
  { tx, actor, record: user, audit }: UserContext,
  { exceptions }: ChangeUserUnits,
): Promise<void> {
  if (actor.userId === user.id) throw forbidden()
  await touchUser(tx.db, user.id)
  const standing = await standingExceptions(tx, user.id)
  const mine = new Set(
    scopeOf(actor, 'settings.user.assign_role') === 'all'
      ? actor.units.map(unit => unit.id)
      : unitIdsOf(actor),
  )
  const unchanged = new Set(standing.map(({ ou_id, mode }) => `${ou_id} ${mode}`))
  const kept = new Set(exceptions.map(({ ou_id, mode }) => `${ou_id} ${mode}`))
  const added = exceptions.filter(({ ou_id, mode }) => !unchanged.has(`${ou_id} ${mode}`))
  const removed = standing.filter(({ ou_id, mode }) => !kept.has(`${ou_id} ${mode}`))
  if ([...added, ...removed].some(({ ou_id }) => !mine.has(ou_id)))
    throw fieldProblem('rule_broken', 'exceptions', 'unit_unknown')
  if (new Set(exceptions.map(({ ou_id }) => ou_id)).size !== exceptions.length)
    throw fieldProblem('rule_broken', 'exceptions', 'unit_twice')
  await changeExceptions(tx.db, user.id, { added, removed: removed.map(({ ou_id }) => ou_id) })
  const told = (list: readonly { ou_id: string; mode: string }[]) =>
    list.map(({ ou_id, mode }) => ({ ou_id, mode }))
  audit({ exceptions: [told(standing), told(exceptions)] })
}
