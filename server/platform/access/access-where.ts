import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import { scopeOf, unitIdsOf, type Actor } from '@server/platform/access/actor'

export type Condition = RawBuilder<boolean>

const NEVER: Condition = sql<boolean>`false`
const ALWAYS: Condition = sql<boolean>`true`

/**
 * Which rows of a resource an actor may act on, for lists and single rows alike. No right is `false`, never "no
 * condition". The same rule stands in row-level security as the second wall; stated here too, since a policy alone
 * hides indexes from operators that could leak.
 */
export function accessWhere(
  actor: Actor,
  action: string,
  resource: Pick<Resource, 'permission' | 'scope' | 'table'>,
): Condition {
  const scope = scopeOf(actor, `${resource.permission}.${action}`)
  if (scope === null) return NEVER
  if (scope === 'own' || scope === 'team') return ownRows(actor, resource)
  return unitRows(actor, resource)
}

function column(resource: Pick<Resource, 'table'>, name: string) {
  return sql.ref(`${resource.table}.${name}`)
}

function ownRows(actor: Actor, resource: Pick<Resource, 'scope' | 'table'>): Condition {
  const own = resource.scope.own
  return own ? sql<boolean>`${column(resource, own)} = ${actor.userId}::uuid` : NEVER
}

function unitRows(actor: Actor, resource: Pick<Resource, 'scope' | 'table'>): Condition {
  const unit = resource.scope.ou
  // Company-wide masters have no unit: the right alone decides.
  if (!unit || (actor.allUnits && actor.activeUnitId === null)) return ALWAYS
  const inUnits = sql<boolean>`${column(resource, unit)} = any (${unitIdsOf(actor)}::uuid[])`
  return inUnits
}
