import { sql, type RawBuilder } from 'kysely'
import { readableKinds } from '@contract/access/audited-kinds'
import { permissionCode, type Resource, type UnfinishedRows } from '@contract/kernel/define-resource'
import { mayDo, scopeOf, unitIdsOf, type Actor } from '@server/platform/access/actor'

export type Condition = RawBuilder<boolean>

const NEVER: Condition = sql<boolean>`false`
/** For what time does by itself, where nobody asks. */
export const ALWAYS: Condition = sql<boolean>`true`

/**
 * Which rows of a resource an actor may act on, for lists and single rows alike. No right is `false`, never "no
 * condition". The same rule stands in row-level security as the second wall; stated here too, since a policy alone
 * hides indexes from operators that could leak.
 */
export function accessWhere(actor: Actor, action: string, resource: GuardedResource): Condition {
  const owned = ownedWhere(actor, action, resource)
  if (!resource.unfinished || seesUnfinished(actor, resource)) return owned
  return sql<boolean>`(${owned} and ${finished(resource, resource.unfinished)})`
}

/** The rows that one of these rights reaches, whatever they are rights to. */
export function reachWhere(actor: Actor, rights: readonly string[], resource: GuardedResource): Condition {
  const conditions = rights.map(right => {
    const dot = right.lastIndexOf('.')
    return accessWhere(actor, right.slice(dot + 1), { ...resource, permission: right.slice(0, dot) })
  })
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/**
 * The units of an actor as a condition on what another table says of each; null where single rows of them are left out,
 * or rows of no unit are seen beside them.
 */
export function wholeUnitsWhere(
  actor: Actor,
  action: string,
  resource: GuardedResource,
  table: string,
): Condition | null {
  const scope = scopeOf(actor, permissionCode(resource, action))
  const { ou, kind, sharedWithoutOu } = resource.scope
  if (scope === null || scope === 'own' || scope === 'team') return null
  if (!ou || kind || sharedWithoutOu || resource.unfinished) return null
  return unitRows(actor, action, { scope: resource.scope, table })
}

type GuardedResource = Pick<Resource, 'permission' | 'scope' | 'table' | 'actions' | 'unfinished'>

/** Whether rows that are still in the making are there for this actor. */
export function seesUnfinished(actor: Actor, resource: GuardedResource): boolean {
  const makers = resource.unfinished?.seenBy ?? []
  return makers.some(action => mayDo(actor, permissionCode(resource, action)))
}

function finished(resource: GuardedResource, { column: state, value, through }: UnfinishedRows): Condition {
  if (!through) return sql<boolean>`${column(resource, state)} <> ${value}`
  return sql<boolean>`not exists (select from ${sql.table(through.table)} made
    where made.id = ${column(resource, through.by)} and ${sql.ref(`made.${state}`)} = ${value})`
}

function ownedWhere(actor: Actor, action: string, resource: GuardedResource): Condition {
  const reached = reachedWhere(actor, action, resource)
  const { kind } = resource.scope
  const kinds = kind ? readableKinds(code => scopeOf(actor, code)) : null
  return kind && kinds
    ? sql<boolean>`(${reached} and ${column(resource, kind)} = any (${kinds}::text[]))`
    : reached
}

function reachedWhere(actor: Actor, action: string, resource: GuardedResource): Condition {
  const scope = scopeOf(actor, permissionCode(resource, action))
  if (scope === null) return NEVER
  // Company-wide masters have neither unit nor owner: the right alone decides, whatever its scope.
  const { ou, own, line, named } = resource.scope
  if (!ou && !own && !line && !named) return ALWAYS
  if (scope === 'own') return ownRows(actor, resource)
  if (scope === 'team') return teamRows(actor, action, resource)
  return unitRows(actor, action, resource)
}

function column(resource: Pick<Resource, 'table'>, name: string) {
  return sql.ref(`${resource.table}.${name}`)
}

function ownRows(actor: Actor, resource: Pick<Resource, 'scope' | 'table'>): Condition {
  const { own, line, named } = resource.scope
  if (named) return namedIn(resource, named, sql<boolean>`= (select portal_own_employee())`)
  if (own) return sql<boolean>`${column(resource, own)} = ${actor.userId}::uuid`
  return line ? sql<boolean>`${column(resource, line)} = (select portal_own_employee())` : NEVER
}

type NamedScope = NonNullable<Resource['scope']['named']>

function namedIn(
  resource: Pick<Resource, 'table'>,
  { table, record, employee, of = 'id' }: NamedScope,
  is: Condition,
): Condition {
  return sql<boolean>`${column(resource, of)} in (select ${sql.ref(`named.${record}`)}
    from ${sql.table(table)} named where ${sql.ref(`named.${employee}`)} ${is})`
}

/** One's own, and those of everyone below in the reporting line as far as the units reach. */
function teamRows(actor: Actor, action: string, resource: Pick<Resource, 'scope' | 'table'>): Condition {
  const { line, named } = resource.scope
  if (!line && !named) return ownRows(actor, resource)
  const isBelow = sql<boolean>`= any ((select portal_line_below())::uuid[])`
  const below = named
    ? namedIn(resource, named, isBelow)
    : sql<boolean>`${column(resource, line ?? '')} ${isBelow}`
  return sql<boolean>`(${ownRows(actor, resource)} or (${below} and ${unitRows(actor, action, resource)}))`
}

function unitRows(actor: Actor, action: string, resource: Pick<Resource, 'scope' | 'table'>): Condition {
  const unit = resource.scope.ou
  if (!unit || (actor.allUnits && actor.activeUnitId === null)) return ALWAYS
  const inUnits = ofUnits(actor, resource, unit)
  // What is for all units is seen in each, and changed only by those who act for all.
  return resource.scope.sharedWithoutOu && action === 'view'
    ? sql<boolean>`(${inUnits} or ${column(resource, unit)} is null)`
    : inUnits
}

function ofUnits(actor: Actor, resource: Pick<Resource, 'table'>, unit: string): Condition {
  const units = unitIdsOf(actor)
  // Of one unit an index that begins with it also gives the order; of several it only finds the rows.
  if (units.length === 1) return sql<boolean>`${column(resource, unit)} = ${units[0]}::uuid`
  return sql<boolean>`${column(resource, unit)} = any (${units}::uuid[])`
}
