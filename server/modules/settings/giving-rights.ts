import type { HeldRight } from '@contract/access/conflicts'
import type { RoleCode } from '@contract/access/roles'
import { covers } from '@contract/access/scopes'
import { scopeOf, type Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { highestRank, rightsOfRoles } from '@server/modules/settings/user.repository'

/** Any number: whoever gives or takes rights waits for the one before, or two changes would clash unseen. */
export const GIVING_LOCK = 7_301_146

/** Says what roles may do, and so may give rights that it does not hold: administration and money are apart. */
const DEFINES_ROLES: RoleCode = 'super_admin'

function definesRoles(actor: Actor): boolean {
  return actor.roles.some(role => role.code === DEFINES_ROLES)
}

/** Of these rights, the ones that the actor holds not at all or for less. */
export function rightsBeyond(actor: Actor, rights: readonly HeldRight[]): string[] {
  if (definesRoles(actor)) return []
  const beyond = rights.filter(({ code, scope }) => {
    const own = scopeOf(actor, code)
    return own === null || !covers(own, scope)
  })
  return [...new Set(beyond.map(({ code }) => code))]
}

/** Rank alone would let a desk hand out what it does not hold. */
export async function areRolesBeyond(
  tx: Tx,
  actor: Actor,
  roles: readonly { id: string; rank: number }[],
): Promise<boolean> {
  if (roles.length === 0) return false
  const rank = await highestRank(tx.db, actor.userId)
  if (roles.some(role => role.rank > rank)) return true
  const rights = await rightsOfRoles(
    tx.db,
    roles.map(role => role.id),
  )
  return rightsBeyond(actor, rights).length > 0
}
